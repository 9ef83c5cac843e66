import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { type AccountClaims, type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { portOf } from '../http/port-of.ts';

/** A person with an account at the provider. */
export interface Person {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The persons who can sign in, by `sub`; tests add theirs. The provider's page has a button for each. */
  people: Map<string, Person>;
  /** Stops listening; `start` listens again at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const CLIENT = { clientId: 'vitrine-test', clientSecret: 'a secret of this test' };

/**
 * A real OpenID provider on this machine, in place of Google: it checks PKCE, signs its tokens and has a page on which
 * a person chooses an account or declines. `claimsIn`: where it states the e-mail address; Google uses the ID token.
 */
export async function startOpenIdProvider({
  redirectUris,
  claimsIn = 'id_token',
}: {
  redirectUris: readonly string[];
  claimsIn?: 'id_token' | 'userinfo';
}): Promise<OpenIdProvider> {
  const people = new Map<string, Person>();
  let provider: Provider | undefined;
  const server = createServer((request, response) => {
    if (provider === undefined) return response.writeHead(503).end();
    const uid = /^\/interaction\/([\w-]+)/.exec(request.url ?? '')?.[1];
    if (uid === undefined) return void provider.callback()(request, response);
    return void interact(provider, people, request, response).catch((error: unknown) =>
      response.destroy(error as Error),
    );
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const port = portOf(server);
  const issuer = `http://127.0.0.1:${port}`;
  provider = new Provider(issuer, await configurationOf(people, redirectUris, claimsIn));
  return {
    issuer,
    ...CLIENT,
    people,
    start: () => listen(port),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Google's own page lets one choose the account when the client asks for that; here it is the page below. */
function policy(): interactionPolicy.DefaultPolicy {
  const prompts = interactionPolicy.base();
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return prompts;
}

async function configurationOf(
  people: ReadonlyMap<string, Person>,
  redirectUris: readonly string[],
  claimsIn: 'id_token' | 'userinfo',
): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [...redirectUris] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' }] },
    cookies: { keys: ['a key of this test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: claimsIn === 'userinfo',
    features: { devInteractions: { enabled: false } },
    interactions: { policy: policy(), url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      const claims = async (): Promise<AccountClaims> => ({ sub, ...person });
      return person === undefined ? undefined : { accountId: sub, claims };
    },
  };
}

/** GET shows the accounts; POST submits the choice: `account=<sub>`, or nothing to decline. */
async function interact(
  provider: Provider,
  people: ReadonlyMap<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') return void response.setHeader('content-type', 'text/html').end(pageOf(people));
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const accountId = new URLSearchParams(Buffer.concat(chunks).toString()).get('account');
  if (accountId === null) {
    const no = { error: 'access_denied', error_description: 'The person said no' };
    return provider.interactionFinished(request, response, no, { mergeWithLastSubmission: false });
  }
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
  grant.addOIDCScope(String(params['scope']));
  const result = { select_account: {}, login: { accountId }, consent: { grantId: await grant.save() } };
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

const pageOf = (
  people: ReadonlyMap<string, Person>,
): string => `<!doctype html><html lang="en"><title>Choose an account</title>
<h1>Choose an account</h1>
${[...people].map(([sub, { email }]) => `<form method="post"><input type="hidden" name="account" value="${sub}"><button>${email ?? sub}</button></form>`).join('\n')}
<form method="post"><button>Cancel</button></form></html>`;
