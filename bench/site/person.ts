import { setTimeout as sleep } from 'node:timers/promises';
import type { Entry, Problem, Session, UploadResult } from '@vitrine/contract';

/** The answer; its body is empty if none was sent. */
export interface Answer<Body> {
  status: number;
  body: Body;
}

/** A user with an account who calls the API as a program would. */
export interface Person {
  email: string;
  /** One call: null if no answer came, so that nobody knows whether it was done. An expired session is renewed. */
  ask<Body = unknown>(call: string, json?: unknown, headers?: Record<string, string>): Promise<Answer<Body> | null>;
  /** Retries until the server processes it (no missing answer, 429 or 5xx). */
  insist<Body = unknown>(call: string, json?: unknown, headers?: Record<string, string>): Promise<Answer<Body>>;
  /** Like `ask`, with a photo. */
  upload(photo: Uint8Array<ArrayBuffer>, headers?: Record<string, string>): Promise<Answer<UploadResult> | null>;
  token(): string;
}

const PASSWORD = 'a blue teapot';
const PATIENCE_MS = 180_000;
const PAUSE_MS = 250;
const ANSWER_WITHIN_MS = 60_000;

/**
 * Signs a user up and confirms the address, whatever happens to the server meanwhile.
 * @param from the user's IP address, for a server that trusts its proxy: limits per address count it instead of loopback
 */
export async function joinAs(url: string, email: string, from?: string): Promise<Person> {
  const line = openLine(url, from);
  const logIn = async (): Promise<void> => {
    const answer = await untilDone(() => line.asJson('POST /auth/login', { email, password: PASSWORD }));
    line.token = tokenOf(answer, `log-in of ${email}`);
  };
  const withSession = async (once: () => Promise<Answer<unknown> | null>): Promise<Answer<unknown> | null> => {
    const answer = await once();
    if (answer?.status !== 401) return answer;
    await logIn();
    return once();
  };
  const begun = await untilDone(() => line.asJson('POST /auth/signup', { email, password: PASSWORD }));
  // Known already: the answer to an earlier attempt was lost.
  if (begun.status === 201) line.token = tokenOf(begun, 'sign-up');
  else await logIn();
  const mail = await untilDone(() => line.send(`GET /dev/mailbox?to=${encodeURIComponent(email)}`));
  const link = (mail.body as { items: { links: string[] }[] }).items[0]?.links[0] ?? '';
  await untilDone(() => line.asJson('POST /auth/confirm', { token: link.split('token=')[1] ?? '' }));
  await logIn();
  const ask: Person['ask'] = async (call, json, headers) =>
    (await withSession(() => line.asJson(call, json, headers))) as never; // Typed by the interface's call table; not validated here.
  return {
    email,
    token: () => line.token,
    ask,
    insist: (call, json, headers) => untilDone(() => ask(call, json, headers)) as never, // Typed by the interface's call table; not validated here.
    upload: async (photo, headers) =>
      (await withSession(() => line.send('POST /api/images', { body: formOf(photo), headers }))) as never, // Typed by the interface's call table; not validated here.
  };
}

interface Sent {
  body?: string | FormData | undefined;
  headers?: Record<string, string> | undefined;
}

/** Calls with the session's token, once there is one. Null if no answer came. */
function openLine(url: string, from?: string) {
  const forwarded = from === undefined ? {} : { 'x-forwarded-for': from };
  const line = {
    token: '',
    send: async (call: string, { body, headers }: Sent = {}): Promise<Answer<unknown> | null> => {
      const [method = 'GET', address = ''] = call.split(' ');
      const authorization = line.token === '' ? {} : { authorization: `Bearer ${line.token}` };
      try {
        const answer = await fetch(`${url}${address}`, {
          method,
          headers: { accept: 'application/json', ...authorization, ...forwarded, ...headers },
          ...(body !== undefined && { body }),
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        });
        const text = await answer.text();
        return { status: answer.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text }; // Typed by the interface's call table; not validated here.
      } catch {
        return null;
      }
    },
    asJson: (call: string, json: unknown, headers: Record<string, string> = {}) => {
      const type = json === undefined ? {} : { 'content-type': 'application/json' };
      const body = json === undefined ? undefined : JSON.stringify(json);
      return line.send(call.replace(' ', ' /api'), { body, headers: { ...type, ...headers } });
    },
  };
  return line;
}

function formOf(photo: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('files', new Blob([photo]), 'photo.jpg');
  return form;
}

async function untilDone(once: () => Promise<Answer<unknown> | null>): Promise<Answer<unknown>> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(PAUSE_MS)) {
    const answer = await once();
    if (answer !== null && answer.status < 500 && answer.status !== 429) return answer;
    if (Date.now() > deadline) throw new Error(`no answer in three minutes: ${JSON.stringify(answer)}`);
  }
}

function tokenOf({ status, body }: Answer<unknown>, what: string): string {
  const { access_token: token } = body as Extract<Entry, Session>;
  if (typeof token !== 'string') throw new Error(`${what} was answered with ${status} ${(body as Problem).code}`);
  return token;
}
