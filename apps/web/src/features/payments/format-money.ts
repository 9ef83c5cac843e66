import type { InterfaceLocale } from '@vitrine/contract/limits';

/** Figures beside words that are counted in Latin digits are Latin digits too. */
const withLatinDigits = (locale: InterfaceLocale): string => (locale === 'ar' ? 'ar-u-nu-latn' : locale);

/** `amount` in units of `currency` (ISO 4217), e.g. "$19.99" or "19,99 $". */
export const formatPrice = (locale: InterfaceLocale, amount: number, currency: string): string =>
  new Intl.NumberFormat(withLatinDigits(locale), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount);

/** A day as the reader's language writes it, e.g. "5 December 2026". */
export const formatDay = (locale: InterfaceLocale, iso: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : withLatinDigits(locale), { dateStyle: 'long' }).format(
    new Date(iso),
  );

/** A change with its sign: "+5", "−1" with a true minus, "0". */
export const signed = (change: number): string => (change === 0 ? '0' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`);
