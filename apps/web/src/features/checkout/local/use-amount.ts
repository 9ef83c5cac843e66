import { formatMinor } from '../../../lib/format-price.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';

/** Writes an amount of smallest units of a currency. */
export function useAmount(): (minor: number, currency: string) => string {
  const { locale } = useLanguage();
  return (minor, currency) => formatMinor(locale, minor, currency);
}
