import type { InterfaceLocale } from '@vitrine/contract/limits';

/** Figures beside words that are counted in Latin digits are Latin digits too. */
const withLatinDigits = (locale: InterfaceLocale): string => (locale === 'ar' ? 'ar-u-nu-latn' : locale);

/** Between these an amount reads from left to right, whatever the sentence around it does. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** `amount` in units of `currency` (ISO 4217), e.g. "$19.99" or "19,99 $". Arabic takes it as it stands on a price tag. */
export function formatPrice(locale: InterfaceLocale, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(locale === 'ar' ? 'en' : locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return locale === 'ar' ? isolated(format.format(amount)) : format.format(amount);
}

/** A day as the reader's language writes it, e.g. "5 December 2026"; of UTC, as payments and their e-mails are dated. */
export const formatDay = (locale: InterfaceLocale, iso: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : withLatinDigits(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(iso));

/** A change with its sign: "+5", "−1" with a true minus, "0". */
export const signed = (change: number): string => (change === 0 ? '0' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`);
