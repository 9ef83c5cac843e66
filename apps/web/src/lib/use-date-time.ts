import { useCallback } from 'react';
import { useLanguage } from './i18n/language-provider.tsx';

/** Writes a moment the way the reader's language does, e.g. "21 Nov 2026, 09:05". */
export function useDateTime(): (iso: string) => string {
  const { locale } = useLanguage();
  return useCallback(
    (iso: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso)),
    [locale],
  );
}
