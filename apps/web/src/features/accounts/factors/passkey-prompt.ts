import type { FactorProof, NewPasskey, PasskeyAnswer } from '@vitrine/contract';

/** Why a passkey was not used: the user cancelled (or has none; browsers do not distinguish these), or the device failed. */
export type PromptFault = 'cancelled' | 'known' | 'unsupported' | 'failed';

export class PromptError extends Error {
  readonly fault: PromptFault;

  constructor(fault: PromptFault, cause?: unknown) {
    super(`passkey: ${fault}`, { cause });
    this.name = 'PromptError';
    this.fault = fault;
  }
}

/** Options as the server sends them: `PublicKeyCredential…OptionsJSON`. */
type Options = Record<string, unknown>;
const load = () => import('@simplewebauthn/browser');
type Browser = Awaited<ReturnType<typeof load>>;

/** Loaded when a passkey is first used. */
async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await load();
  if (!browser.browserSupportsWebAuthn()) throw new PromptError('unsupported');
  return work(browser).catch((error: unknown) => {
    throw new PromptError(faultOf(error), error);
  });
}

function faultOf(error: unknown): PromptFault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotSupportedError' ? 'unsupported' : 'failed';
}

/** Creates a passkey in the browser. @throws PromptError */
export const makePasskey = async (options: Options): Promise<NewPasskey> =>
  withBrowser(
    async ({ startRegistration }) =>
      (await startRegistration({
        optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'], // The contract passes the server's options on as they are: WebAuthn has their form.
      })) as NewPasskey,
  );

/** Signs with a passkey in the browser. @throws PromptError */
const askPasskey = async (options: Options): Promise<PasskeyAnswer> =>
  withBrowser(
    async ({ startAuthentication }) =>
      (await startAuthentication({
        optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'], // The contract passes the server's options on as they are: WebAuthn has their form.
      })) as PasskeyAnswer,
  );

/** A proof by a passkey. */
export const passkeyProof = async (options: Promise<Options>): Promise<Extract<FactorProof, { passkey: unknown }>> => ({
  passkey: await askPasskey(await options),
});
