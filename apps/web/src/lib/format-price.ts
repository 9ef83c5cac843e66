import type { InterfaceLocale } from '@vitrine/contract/limits';

/** Isolates an amount as left-to-right text. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** Arabic uses the format of price tags. */
const priceFormat = (locale: InterfaceLocale, currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale === 'ar' ? 'en' : locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });

/** `amount` in units of `currency` (ISO 4217), e.g. "$19.99" or "19,99 $". */
export function formatPrice(locale: InterfaceLocale, amount: number, currency: string): string {
  const text = priceFormat(locale, currency).format(amount);
  return locale === 'ar' ? isolated(text) : text;
}

/** The same for an amount in the smallest units of the currency: 1999 cents, 1900 yen. */
export function formatMinor(locale: InterfaceLocale, minor: number, currency: string): string {
  const digits = priceFormat(locale, currency).resolvedOptions().maximumFractionDigits ?? 2;
  return formatPrice(locale, minor / 10 ** digits, currency);
}
