import { useTranslation } from 'react-i18next';
import { formatMinor } from '../../../lib/format-price.ts';
import { toLocale } from '../../../lib/i18n/languages.ts';

/** Formats an amount in smallest units. The overlay has its own tree, outside the LanguageProvider. */
export function useAmount(): (minor: number, currency: string) => string {
  const { i18n } = useTranslation();
  const locale = toLocale(i18n.language);
  return (minor, currency) => formatMinor(locale, minor, currency);
}
