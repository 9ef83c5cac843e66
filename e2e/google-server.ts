import { type OpenIdProvider, startOpenIdProvider } from '../apps/server/src/testing/start-openid-provider.ts';
import { freePort, newDataDir, removeDataDir, startServer } from './server.ts';

/** A server with Google sign-in, for which a real OpenID provider runs on this machine. */
export interface GoogleServer {
  url: string;
  google: OpenIdProvider;
  close(): Promise<void>;
}

export async function startGoogleServer(): Promise<GoogleServer> {
  const port = await freePort();
  const google = await startOpenIdProvider({ redirectUris: [`http://localhost:${port}/api/auth/google/callback`] });
  const env = {
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
  };
  const server = await startServer({ port, dataDir: await newDataDir(), env });
  const close = async () => {
    await server.stop();
    await google.stop();
    await removeDataDir(server.dataDir);
  };
  return { url: server.url, google, close };
}
