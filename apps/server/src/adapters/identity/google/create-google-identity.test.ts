import { createServer } from 'node:http';
import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@vitrine/contract';
import { afterEach, expect, it } from 'vitest';
import { startOpenIdProvider } from '../../../testing/start-openid-provider.ts';
import { visitOpenIdProvider } from '../../../testing/visit-openid-provider.ts';
import { claimsOf } from './claims-of.ts';
import { createGoogleIdentity } from './create-google-identity.ts';
import { portOf } from '../../../http/port-of.ts';

const redirectUri = 'http://localhost:3000/api/auth/google/callback';
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const random = () => randomBytes(32).toString('base64url');
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error));

/** One sign-in of the person `sub`, from the address of the page to the claims. */
async function signIn(identity: ReturnType<typeof createGoogleIdentity>, sub: string) {
  const secrets = { state: random(), nonce: random(), codeVerifier: random() };
  const codeChallenge = createHash('sha256').update(secrets.codeVerifier).digest('base64url');
  const page = await identity.authorizationUrl({ ...secrets, codeChallenge, language: 'fr' });
  const callback = await visitOpenIdProvider(page.href, sub);
  return { callback, secrets, claims: () => identity.exchange(callback.searchParams, secrets) };
}

it.each(['id_token', 'userinfo'] as const)('reads the e-mail address from the %s', async (claimsIn) => {
  const provider = await startOpenIdProvider({ redirectUris: [redirectUri], claimsIn });
  closers.push(() => provider.stop());
  provider.people.set('sub-1', { email: 'zoe@shop.example', email_verified: true, name: ' Zoë ' });
  const { claims } = await signIn(createGoogleIdentity({ ...provider, redirectUri }), 'sub-1');
  expect(await claims()).toEqual({ subject: 'sub-1', email: 'zoe@shop.example', emailVerified: true, name: 'Zoë' });
});

it('fails on a wrong client secret and on a client that the provider does not know', async () => {
  const provider = await startOpenIdProvider({ redirectUris: [redirectUri] });
  closers.push(() => provider.stop());
  provider.people.set('sub-1', { email: 'zoe@shop.example', email_verified: true });
  const identity = createGoogleIdentity({ ...provider, redirectUri });
  for (const name of ['state', 'nonce', 'codeVerifier'] as const) {
    const { callback, secrets } = await signIn(identity, 'sub-1');
    const wrong = { ...secrets, [name]: random() };
    await expect(identity.exchange(callback.searchParams, wrong).catch(codeOf)).resolves.toBe('unauthorized');
  }
  const { callback, secrets } = await signIn(identity, 'sub-1');
  const stranger = createGoogleIdentity({ ...provider, clientSecret: 'another secret', redirectUri });
  await expect(stranger.exchange(callback.searchParams, secrets).catch(codeOf)).resolves.toBe('unauthorized');
});

it.each([
  ['an error page', 500, 'text/html', '<h1>Oops</h1>'],
  ['another page', 200, 'text/html', '<h1>Welcome</h1>'],
  ['half a document', 200, 'application/json', '{"issuer":'],
])('does not accept %s as a provider', async (_name, status, type, body) => {
  const server = createServer((_request, response) => response.writeHead(status, { 'content-type': type }).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  const issuer = `http://127.0.0.1:${portOf(server)}`;
  const identity = createGoogleIdentity({ issuer, clientId: 'a', clientSecret: 'b', redirectUri });
  const request = { state: random(), nonce: random(), codeChallenge: random(), language: 'en' };
  await expect(identity.authorizationUrl(request).catch(codeOf)).resolves.toBe('sign_in_unavailable');
});

it('does not ask a remote provider without encryption', async () => {
  const { readConfig } = await import('../../../config.ts');
  const settings = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
  for (const GOOGLE_ISSUER of ['http://accounts.example', 'http://localhost.elsewhere.example', 'ftp://localhost']) {
    expect(() => readConfig({ ...settings, GOOGLE_ISSUER })).toThrow(/GOOGLE_ISSUER/);
  }
  expect(readConfig({ ...settings, GOOGLE_ISSUER: 'http://localhost:4000/x' }).google?.issuer).toBe(
    'http://localhost:4000/x',
  );
});

it.each([
  [{ email_verified: 'true' }, { emailVerified: false }],
  [{ email_verified: 1 }, { emailVerified: false }],
  [{ email: ['a@b.example'] }, { email: null }],
  [{ email: '' }, { email: null }],
  [{ name: { first: 'Zoë' } }, { name: null }],
  [{ name: 'x'.repeat(500) }, { name: 'x'.repeat(120) }],
])('checks the claims %j', (claims, known) => {
  expect(claimsOf({ sub: 's', ...claims })).toMatchObject(known);
});
