import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { errorCode } from '../../../text/error-code.ts';

/** No mask of a 1024 px picture is larger. */
const MOST_BYTES = 8e6;
const CALL = '/api/remove';

/** Why the server gave no mask: one sentence for the log, without address or password. */
export class RembgError extends Error {
  /** Whether one retry may help. */
  readonly isPassing: boolean;
  constructor(message: string, { isPassing, cause }: { isPassing: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = 'RembgError';
    this.isPassing = isPassing;
  }
}

/** The server's address, split so that the password never reaches a log. */
export interface RembgAddress {
  /** Without user, password and query. */
  url: string;
  /** Host and port, for people. */
  host: string;
  authorization: string | null;
  /** The query parameters of the setting, such as `model`; sent as form fields. */
  fields: readonly (readonly [string, string])[];
}

/** @param setting such as `https://user:password@host/path?model=isnet-general-use` */
export function readRembgAddress(setting: string): RembgAddress {
  const url = new URL(setting);
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const route = url.pathname.replace(/\/+$/, '');
  return {
    url: `${url.origin}${route.endsWith(CALL) ? route : `${route}${CALL}`}`,
    host: url.host,
    authorization:
      user === '' && password === '' ? null : `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    fields: [...url.searchParams],
  };
}

/**
 * Requests the mask of a picture once, through the API of `rembg s`. Never follows a redirect: photo and password are meant for
 * this server only.
 * @returns what starts like a PNG and has a plausible size; the engine validates the rest
 * @throws RembgError; the reason of `signal` when it aborts
 */
export async function askRembg(
  { url, authorization, fields }: RembgAddress,
  picture: Uint8Array,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
): Promise<Uint8Array> {
  const form = new FormData();
  form.set('file', new Blob([picture], { type: 'image/jpeg' }), 'photo.jpg');
  for (const [name, value] of fields) form.set(name, value);
  form.set('om', 'true');
  const body = new Response(form);
  const headers = {
    'content-type': body.headers.get('content-type') ?? '',
    ...(authorization !== null && { authorization }),
  };
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const asking = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
    return await readMask(await send(url, headers, Buffer.from(await body.arrayBuffer()), asking));
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof RembgError) throw error;
    if (timeout.aborted) throw new RembgError(`no answer within ${timeoutMs / 1000} s`, { isPassing: true });
    throw new RembgError(`cannot be reached (${errorCode(error) ?? 'the connection broke'})`, { isPassing: true });
  }
}

/** Not with fetch: an aborted upload can throw an uncatchable error there and end the process. */
function send(
  url: string,
  headers: Record<string, string>,
  body: Buffer,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const ask = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    ask(url, { method: 'POST', headers: { ...headers, 'content-length': body.length }, signal }, resolve)
      .on('error', reject)
      .end(body);
  });
}

async function readMask(answer: IncomingMessage): Promise<Uint8Array> {
  const refuse = (message: string, isPassing = false): RembgError => {
    answer.destroy();
    return new RembgError(message, { isPassing });
  };
  const { statusCode: status = 0, headers } = answer;
  if (status !== 200) throw refuse(`answers with status ${status}`, status >= 500 || status === 429 || status === 408);
  const kind = headers['content-type']?.split(';')[0] ?? 'nothing';
  if (kind !== 'image/png') throw refuse(`answers with ${kind} instead of image/png`);
  const chunks: Buffer[] = [];
  const arriving: AsyncIterable<Buffer> = answer;
  let bytes = 0;
  for await (const chunk of arriving) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw refuse('answers with more bytes than a mask has');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
