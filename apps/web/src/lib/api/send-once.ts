import { draftKey } from '../use-stored-draft.ts';
import { NetworkError, ProblemError } from './problem.ts';

/** What was sent and has no answer yet. `text`: its content, by which a second try is known to be the same. */
interface Unanswered {
  text: string;
  key: string;
}

const nameOf = (what: string): string => draftKey(`sent.${what}`);

function read(what: string): Unanswered | null {
  try {
    const { text, key }: Partial<Unanswered> = JSON.parse(sessionStorage.getItem(nameOf(what)) ?? '{}');
    return typeof text === 'string' && typeof key === 'string' ? { text, key } : null;
  } catch {
    return null;
  }
}

/** A broken connection and a broken server say nothing about whether the request was carried out. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ProblemError && error.status >= 500);

/** Whether the very same was sent before and its answer never came: it may have been carried out, and paid for. */
export const isUnanswered = (what: string, content: unknown): boolean => read(what)?.text === JSON.stringify(content);

/**
 * Sends a request that spends, under an `Idempotency-Key` that stays the same until the server has answered: over broken
 * connections, errors of the server and reloads of the tab. Other content is another request and gets a key of its own.
 * `what` names the kind of request. Throws what `send` throws.
 */
export async function sendOnce<T>(
  what: string,
  content: unknown,
  send: (headers: { 'Idempotency-Key': string }) => Promise<T>,
): Promise<T> {
  const text = JSON.stringify(content);
  const before = read(what);
  const key = before?.text === text ? before.key : crypto.randomUUID();
  sessionStorage.setItem(nameOf(what), JSON.stringify({ text, key } satisfies Unanswered));
  const forget = () => {
    if (read(what)?.key === key) sessionStorage.removeItem(nameOf(what));
  };
  try {
    const answer = await send({ 'Idempotency-Key': key });
    forget();
    return answer;
  } catch (error) {
    if (!isNoAnswer(error)) forget();
    throw error;
  }
}
