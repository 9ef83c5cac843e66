import type { ErrorCode } from '@vitrine/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { NetworkError, ProblemError } from './problem.ts';

/** An error in a sentence for the reader: the server's own where it has one, else the message of its code. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation(['errors', 'shell']);
  const isKnown = useCallback((code: string): code is ErrorCode => i18n.exists(`errors:${code}`), [i18n]);
  return useCallback(
    (error: unknown) => {
      if (error instanceof NetworkError) return t('shell:connection.networkError');
      if (!(error instanceof ProblemError)) return t('errors:internal_error');
      return error.detail ?? t(`errors:${isKnown(error.code) ? error.code : 'internal_error'}`);
    },
    [t, isKnown],
  );
}

/** The sentence about one field of the input, if the server had one. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ProblemError ? error.fields.find((one) => one.field === field)?.message : undefined;
