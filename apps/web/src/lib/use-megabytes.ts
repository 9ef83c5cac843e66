import { useLanguage } from './i18n/language-provider.tsx';

/** Bytes as a reader has them: `4.2 MB`. */
export function useMegabytes() {
  const { locale } = useLanguage();
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    unitDisplay: 'short',
    maximumSignificantDigits: 2,
  });
  return (bytes: number): string => format.format(bytes / 1e6);
}
