import type { InterfaceLocale } from '@vitrine/contract/limits';

/** Figures in columns beside ids and codes use Latin digits, in Arabic too. */
const tagOf = (locale: InterfaceLocale): string =>
  locale === 'ar' ? 'ar-u-nu-latn' : locale === 'en' ? 'en-GB' : locale;

/** Isolated left-to-right text. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const GIGABYTE = 1e9;

/** A duration in the unit that fits: "4.2s", "3m", "5h". */
function durationIn(tag: string, seconds: number): string {
  const format = (value: number, unit: string, digits: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'narrow', maximumFractionDigits: digits }).format(
      value,
    );
  if (seconds < 10) return format(seconds, 'second', 1);
  if (seconds < 2 * MINUTE_S) return format(seconds, 'second', 0);
  if (seconds < 2 * HOUR_S) return format(seconds / MINUTE_S, 'minute', 0);
  return format(seconds / HOUR_S, 'hour', 0);
}

/** Numbers, money, days and durations in the reader's language. Days are UTC, times are local. */
export function formatsOf(locale: InterfaceLocale) {
  const tag = tagOf(locale);
  const count = new Intl.NumberFormat(tag);
  const dayFormat = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const momentFormat = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    number: (value: number) => count.format(value),
    money: (value: number, currency: string) =>
      isolated(
        new Intl.NumberFormat(locale === 'ar' ? 'en' : tag, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
        }).format(value),
      ),
    day: (iso: string) => dayFormat.format(new Date(iso)),
    moment: (iso: string) => momentFormat.format(new Date(iso)),
    duration: (seconds: number) => durationIn(tag, seconds),
    gigabytes: (bytes: number) =>
      new Intl.NumberFormat(tag, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 0 }).format(
        bytes / GIGABYTE,
      ),
    /** "+5", "−1" with a true minus. */
    signed: (change: number) => isolated(change === 0 ? '0' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`),
  };
}
