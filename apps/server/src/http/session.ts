import { AppError } from '@vitrine/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addSessionContext } from './session-context.ts';

/** Who a bearer access token stands for. */
export interface Identity {
  userId: string;
  sessionId: string;
}

export interface SessionRules {
  identify: (accessToken: string) => Promise<Identity>;
  /** Throws for those who may not administrate. */
  requireAdminRights: (userId: string) => Promise<void>;
  /** Whether a session has not ended, by anybody or by its time. */
  goesOn: (sessionId: string) => Promise<boolean>;
}

/**
 * Gives the app `requireUser` and `requireAdmin`. `identify` verifies a token and that its session goes on; `requireAdminRights`
 * is asked at every request, so that a role that was taken away is gone at once.
 * @throws AppError unauthorized (from the preHandlers) without a bearer token; what `identify` throws otherwise; what
 * `requireAdminRights` throws
 */
export function addSession(app: FastifyInstance, { identify, requireAdminRights, goesOn }: SessionRules): void {
  addSessionContext(app);
  app.decorate('sessionGoesOn', goesOn);
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
    await requireAdminRights(request.userId);
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** preHandler: as requireUser, and 403 without the role or a second factor. */
    requireAdmin: (request: FastifyRequest) => Promise<void>;
    sessionGoesOn: SessionRules['goesOn'];
  }
  interface FastifyRequest {
    /** Set by requireUser; empty before. */
    sessionId: string;
  }
}
