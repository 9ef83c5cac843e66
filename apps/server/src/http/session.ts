import { type ApiScope, AppError } from '@vitrine/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addSessionContext } from './session-context.ts';
import { type FindGoingOn, type WatchCaller, watchCallers } from './watch-callers.ts';

/** A session or an API key that ends, by its owner from elsewhere or by its time, takes its streams along after so long at most. */
const CALLER_CHECK_MS = 2000;

/** Who a bearer access token stands for. */
export interface Identity {
  userId: string;
  sessionId: string;
}

/** An API key with which somebody asks. */
export interface UsedKey {
  id: string;
  userId: string;
  isSandbox: boolean;
}

/** What is left of the requests that a caller may make in a while. */
export interface Allowance {
  max: number;
  /** Below 0: one more than allowed. */
  left: number;
  secondsLeft: number;
}

export interface SessionRules {
  identify: (accessToken: string) => Promise<Identity>;
  isApiKey: (token: string) => boolean;
  /** Counts the request of a key; `told` hears how it stands even where the key may not go on. */
  useKey: (secret: string, scope: ApiScope | undefined, told: (allowance: Allowance) => void) => Promise<UsedKey>;
  /** Throws for those who may not administrate. */
  requireAdminRights: (userId: string) => Promise<void>;
  /** Whether a session has not ended, by anybody or by its time. */
  goesOn: (sessionId: string) => Promise<boolean>;
  /** The same of many at once, and of API keys. */
  sessionsGoOn: FindGoingOn;
  keysGoOn: FindGoingOn;
}

/**
 * Gives the app `requireUser` and `requireAdmin`. `identify` verifies a token and that its session goes on; `requireAdminRights`
 * is asked at every request, so that a role that was taken away is gone at once.
 * @throws AppError unauthorized (from the preHandlers) without a bearer token; what `identify` throws otherwise; what
 * `requireAdminRights` throws
 */
export function addSession(app: FastifyInstance, rules: SessionRules): void {
  addSessionContext(app);
  app.decorate('sessionGoesOn', rules.goesOn);
  app.decorate('watchSession', watchCallers(rules.sessionsGoOn, CALLER_CHECK_MS));
  app.decorate('watchApiKey', watchCallers(rules.keysGoOn, CALLER_CHECK_MS));
  app.decorateRequest('userId', '');
  app.decorateRequest('sessionId', '');
  app.decorateRequest('apiKey', null);
  const requireUser = async (request: FastifyRequest, reply?: FastifyReply) => {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new AppError('unauthorized');
    if (rules.isApiKey(token)) {
      const scope = request.routeOptions.config.keyScope;
      request.apiKey = await rules.useKey(token, scope, (allowance) => tellAllowance(reply, allowance));
      request.userId = request.apiKey.userId;
      return;
    }
    const { userId, sessionId } = await rules.identify(token);
    request.userId = userId;
    request.sessionId = sessionId;
  };
  app.decorate('requireUser', requireUser);
  app.decorate('requireAdmin', async (request: FastifyRequest) => {
    await requireUser(request);
    await rules.requireAdminRights(request.userId);
  });
}

/** The key's own in the place of those of its address, under the same names. */
function tellAllowance(reply: FastifyReply | undefined, { max, left, secondsLeft }: Allowance): void {
  reply?.headers({
    'ratelimit-limit': max,
    'ratelimit-remaining': Math.max(0, left),
    'ratelimit-reset': secondsLeft,
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** preHandler: as requireUser, and 403 without the role or a second factor. */
    requireAdmin: (request: FastifyRequest) => Promise<void>;
    sessionGoesOn: SessionRules['goesOn'];
    watchSession: WatchCaller;
    watchApiKey: WatchCaller;
  }
  interface FastifyRequest {
    /** Set by requireUser; empty before, and where a key asks. */
    sessionId: string;
    /** Set by requireUser; null where a session asks. */
    apiKey: UsedKey | null;
  }
}
