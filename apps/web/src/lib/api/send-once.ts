import { draftKey } from '../use-stored-draft.ts';
import { NetworkError, ProblemError } from './problem.ts';

/** A sent request without an answer. `text`: its content, which identifies a retry of the same request. */
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

/** A broken connection or server does not tell whether the request was carried out. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ProblemError && error.status >= 500);

/** Whether this exact request was sent before without an answer: it may have been carried out, and paid for. */
export const isUnanswered = (what: string, content: unknown): boolean => read(what)?.text === JSON.stringify(content);

/**
 * Sends a request that spends credits or money, under an `Idempotency-Key` that stays the same until the server has answered:
 * across broken connections, server errors and reloads. Different content is a different request with its own key. `what` names
 * the kind of request. Throws what `send` throws.
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
