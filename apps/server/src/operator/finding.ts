import { errorCode } from '../text/error-code.ts';

/** One line of `vitrine doctor`. */
export interface Finding {
  /** `bad` prevents the server from working. */
  state: 'good' | 'doubtful' | 'bad';
  /** Subject of the check: one word. */
  what: string;
  /** The result, and what to do about a problem. */
  sentence: string;
}

export const finding =
  (what: string) =>
  (state: Finding['state'], sentence: string): Finding => ({ state, what, sentence });

/** The error's own message, with the host or code it names but without secrets. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message === '' ? (errorCode(error) ?? error.name) : error.message}${cause}`.split('\n')[0] ?? '';
};
