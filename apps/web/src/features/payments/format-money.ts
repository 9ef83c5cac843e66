import type { InterfaceLocale } from '@vitrine/contract/limits';

/** Latin digits, like the counts beside them. */
const withLatinDigits = (locale: InterfaceLocale): string => (locale === 'ar' ? 'ar-u-nu-latn' : locale);

/** A day as the reader's language writes it, e.g. "5 December 2026"; of UTC, as payments and their e-mails are dated. */
export const formatDay = (locale: InterfaceLocale, iso: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : withLatinDigits(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(iso));

/** A change with its sign: "+5", "−1" with a true minus, "0". */
export const signed = (change: number): string => (change === 0 ? '0' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`);
