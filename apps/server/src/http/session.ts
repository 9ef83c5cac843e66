import { AppError } from '@vitrine/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Who a bearer access token stands for. */
export interface Identity {
  userId: string;
  sessionId: string;
}

/**
 * Gives the app `requireUser` and `requireAdmin`. `identify` verifies a token and that its session goes on; `isAdmin` is
 * asked at every request, so that a role that was taken away is gone at once.
 * @throws AppError unauthorized (from the preHandlers) without a bearer token; what `identify` throws otherwise; forbidden
 * for those who are no administrators
 */
export function addSession(
  app: FastifyInstance,
  identify: (accessToken: string) => Promise<Identity>,
  isAdmin: (userId: string) => Promise<boolean>,
): void {
  app.decorateRequest('userId', '');
  app.decorateRequest('sessionId', '');
  const requireUser = async (request: FastifyRequest) => {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new AppError('unauthorized');
    const { userId, sessionId } = await identify(token);
    request.userId = userId;
    request.sessionId = sessionId;
  };
  app.decorate('requireUser', requireUser);
  app.decorate('requireAdmin', async (request: FastifyRequest) => {
    await requireUser(request);
    if (!(await isAdmin(request.userId))) throw new AppError('forbidden');
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** preHandler: as requireUser, and 403 without the role. */
    requireAdmin: (request: FastifyRequest) => Promise<void>;
  }
  interface FastifyRequest {
    /** Set by requireUser; empty before. */
    sessionId: string;
  }
}
