import { AppError } from '@vitrine/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Who a bearer access token stands for. */
export interface Identity {
  userId: string;
  sessionId: string;
}

/**
 * Gives the app `requireUser`. `identify` verifies a token and that its session goes on.
 * @throws AppError unauthorized (from the preHandler) without a bearer token; what `identify` throws otherwise
 */
export function addSession(app: FastifyInstance, identify: (accessToken: string) => Promise<Identity>): void {
  app.decorateRequest('userId', '');
  app.decorateRequest('sessionId', '');
  app.decorate('requireUser', async (request: FastifyRequest) => {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new AppError('unauthorized');
    const { userId, sessionId } = await identify(token);
    request.userId = userId;
    request.sessionId = sessionId;
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by requireUser; empty before. */
    sessionId: string;
  }
}
