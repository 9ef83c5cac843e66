import type { InterfaceLocale } from '@vitrine/contract';
import { AppError, redirects, safeReturnTo, type SecondStep, type Session } from '@vitrine/contract';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { route } from '../../http/route.ts';
import { beginSignIn, SIGN_IN_MINUTES } from './begin-sign-in.ts';
import { clientOf } from './client-of.ts';
import { relyingPartyOf } from './factors/relying-party.ts';
import { finishSignIn, type SignedIn } from './finish-sign-in.ts';
import type { GoogleParts } from './google-parts.ts';
import { readSignInCookie, signInCookie } from './sign-in-cookie.ts';

const tags = ['accounts'];
const PER_MINUTE = 60;

interface Wishes {
  return_to?: string | undefined;
  language?: InterfaceLocale | undefined;
}

/** Sign-in with Google, by OpenID Connect. */
export const googleRoutes =
  (parts: GoogleParts): FastifyPluginAsync =>
  async (app) => {
    addCalls(app, parts);
    addRedirects(app, parts);
  };

function addCalls(app: FastifyInstance, parts: GoogleParts): void {
  const ways = 'Ways to sign in besides e-mail and password';
  route(app, 'GET /auth/ways', { auth: 'none', tags, summary: ways }, async () => ({
    google: parts.identityProvider !== null,
    passkeys: relyingPartyOf(parts.publicUrl) !== null,
  }));
  const start = 'Start a sign-in with Google; photos and jobs of a guest’s session move to the account';
  route(
    app,
    'POST /auth/google/start',
    { auth: 'none', tags, summary: start, perMinute: PER_MINUTE },
    async ({ body, request, reply }) => {
      if (request.headers.authorization !== undefined) await app.requireUser(request);
      return { url: await begin(parts, { request, reply, wishes: body }) };
    },
  );
}

function addRedirects(app: FastifyInstance, parts: GoogleParts): void {
  const there = redirectOptions(parts, 'GET /auth/google', 'Redirect to Google’s sign-in page');
  app.get('/auth/google', there, async (request, reply) =>
    reply.redirect(await begin(parts, { request, reply, wishes: request.query as Wishes })),
  );
  const back = redirectOptions(parts, 'GET /auth/google/callback', 'Return from Google’s sign-in page');
  app.get('/auth/google/callback', back, async (request, reply) => {
    const parameters = new URL(request.url, parts.publicUrl).searchParams;
    const browser = readSignInCookie(request.headers.cookie, isSecure(parts)) ?? '';
    const { device, address } = clientOf({ locale: request.locale, request });
    const signedIn = await finishSignIn(parts, { parameters, browser, device, address });
    return reply.header('cache-control', 'no-store').redirect(arrival(parts.publicUrl, signedIn));
  });
}

const isSecure = ({ publicUrl }: GoogleParts): boolean => publicUrl.startsWith('https:');

interface Beginning {
  request: FastifyRequest;
  reply: FastifyReply;
  wishes: Wishes;
}

/** The provider's page for the requesting browser; the answer sets its cookie. */
async function begin(parts: GoogleParts, { request, reply, wishes }: Beginning): Promise<string> {
  const options = { isSecure: isSecure(parts), maxAgeSeconds: SIGN_IN_MINUTES * 60 };
  const { browser, setCookie } = signInCookie(request.headers.cookie, options);
  const page = await beginSignIn(parts, {
    browser,
    returnTo: safeReturnTo(wishes.return_to),
    language: wishes.language ?? request.locale,
    userId: request.userId || null,
  });
  reply.headers({ 'set-cookie': setCookie, 'cache-control': 'no-store' });
  return page.href;
}

/** A browser never gets JSON: every error redirects to a page. */
function redirectOptions(
  { publicUrl }: GoogleParts,
  name: keyof typeof redirects,
  summary: string,
): RouteShorthandOptions {
  return {
    schema: { tags, summary, querystring: redirects[name].query, response: { 302: z.undefined() } },
    config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } },
    exposeHeadRoute: false,
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      request.log.warn({ reason: reasonOf(error) }, 'sign-in failed');
      void reply.header('cache-control', 'no-store').redirect(`${publicUrl}/?error=${wordOf(error)}`);
    },
  };
}

/** The tokens are in the URL fragment, so they reach no server and no log. */
function arrival(publicUrl: string, { entry, returnTo }: SignedIn): string {
  const fragment = new URLSearchParams({
    ...('second_step' in entry ? stepInHash(entry) : sessionInHash(entry)),
    ...(returnTo !== null && { return_to: returnTo }),
  });
  return `${publicUrl}/#${fragment.toString()}`;
}

const sessionInHash = ({ access_token, refresh_token, token_expires_at }: Session) => ({
  access_token,
  refresh_token,
  token_expires_at: String(token_expires_at),
});

const stepInHash = ({ second_step: { token, ways, expires_at } }: SecondStep) => ({
  second_step: token,
  ways: ways.join(' '),
  expires_at: String(expires_at),
});

/** The code that the landing page receives. */
function wordOf(error: unknown): string {
  if (!(error instanceof AppError)) return 'sign_in_failed';
  if (error.code === 'forbidden') return 'access_denied';
  return error.code === 'email_unverified' || error.code === 'sign_in_unavailable' ? error.code : 'sign_in_failed';
}

/** For the log: never the error itself, which may contain the provider's whole answer. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${cause}`;
}
