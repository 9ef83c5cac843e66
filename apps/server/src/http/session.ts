import { type ApiScope, AppError } from '@vitrine/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addSessionContext } from './session-context.ts';
import { type FindGoingOn, type WatchCaller, watchCallers } from './watch-callers.ts';

/** The longest time that a stream survives the end of its session or API key. */
const CALLER_CHECK_MS = 2000;

/** The identity behind a bearer access token. */
export interface Identity {
  userId: string;
  sessionId: string;
}

/** The API key of a request. */
export interface UsedKey {
  id: string;
  userId: string;
  isSandbox: boolean;
}

/** What is left of a caller's request limit. */
export interface Allowance {
  max: number;
  /** Negative: over the limit. */
  left: number;
  secondsLeft: number;
}

export interface SessionRules {
  identify: (accessToken: string) => Promise<Identity>;
  isApiKey: (token: string) => boolean;
  /** Counts a request of a key; `told` receives the allowance even if the key is refused. */
  useKey: (secret: string, scope: ApiScope | undefined, told: (allowance: Allowance) => void) => Promise<UsedKey>;
  /** Throws for callers without administrator rights. */
  requireAdminRights: (userId: string) => Promise<void>;
  /** Whether a session has neither been ended nor expired. */
  goesOn: (sessionId: string) => Promise<boolean>;
  /** The same for many ids at once, and for API keys. */
  sessionsGoOn: FindGoingOn;
  keysGoOn: FindGoingOn;
}

/**
 * Adds `requireUser` and `requireAdmin` to the app. `identify` verifies a token and that its session is open;
 * `requireAdminRights` is checked at every request, so that a revoked role ends at once.
 * @throws AppError unauthorized (from the preHandlers) without a bearer token; otherwise what `identify` and `requireAdminRights`
 * throw
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

/** The key's allowance replaces that of its address, under the same header names. */
function tellAllowance(reply: FastifyReply | undefined, { max, left, secondsLeft }: Allowance): void {
  reply?.headers({
    'ratelimit-limit': max,
    'ratelimit-remaining': Math.max(0, left),
    'ratelimit-reset': secondsLeft,
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** preHandler: like requireUser, and 403 without the role or a second factor. */
    requireAdmin: (request: FastifyRequest) => Promise<void>;
    sessionGoesOn: SessionRules['goesOn'];
    watchSession: WatchCaller;
    watchApiKey: WatchCaller;
  }
  interface FastifyRequest {
    /** Set by requireUser; empty before, and for an API key. */
    sessionId: string;
    /** Set by requireUser; null for a session. */
    apiKey: UsedKey | null;
  }
}
