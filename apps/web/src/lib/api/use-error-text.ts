import type { ErrorCode } from '@vitrine/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { NetworkError, ProblemError } from './problem.ts';

/** Seconds from which a wait is given in the next larger unit. */
const UNITS = [
  [5400, 'hour', 3600],
  [90, 'minute', 60],
  [0, 'second', 1],
] as const;

/** A duration such as `in 5 minutes` in the reader's language, rounded up. */
export function tellWait(seconds: number, language: string): string {
  const [, unit, size] = UNITS.find(([from]) => seconds >= from) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(Math.ceil(seconds / size), unit);
}

/**
 * An error in a sentence for the reader: the server's own if it has one, else the message of its code. For rate limits it
 * includes the time of the next attempt.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation(['errors', 'shell']);
  const isKnown = useCallback((code: string): code is ErrorCode => i18n.exists(`errors:${code}`), [i18n]);
  return useCallback(
    (error: unknown) => {
      if (error instanceof NetworkError) return t('shell:connection.networkError');
      if (!(error instanceof ProblemError)) return t('errors:internal_error');
      const sentence = error.detail ?? t(`errors:${isKnown(error.code) ? error.code : 'internal_error'}`);
      if (error.code !== 'rate_limited' || error.retryAfterS === undefined) return sentence;
      return `${sentence} ${t('shell:connection.againWhen', { when: tellWait(error.retryAfterS, i18n.language) })}`;
    },
    [t, isKnown, i18n],
  );
}

/** The sentence about one field of the input, if the server had one. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ProblemError ? error.fields.find((one) => one.field === field)?.message : undefined;
