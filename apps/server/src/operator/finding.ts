import { errorCode } from '../text/error-code.ts';

/** One line of `vitrine doctor`. */
export interface Finding {
  /** `bad` keeps the server from its work. */
  state: 'good' | 'doubtful' | 'bad';
  /** What was looked at: one word. */
  what: string;
  /** How it is, and what to do where it is not good. */
  sentence: string;
}

export const finding =
  (what: string) =>
  (state: Finding['state'], sentence: string): Finding => ({ state, what, sentence });

/** The failure in its own words, with the host or code that it names and nothing of the settings. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message === '' ? (errorCode(error) ?? error.name) : error.message}${cause}`.split('\n')[0] ?? '';
};
