import { useTranslation } from 'react-i18next';

/** Writes an amount of smallest units of a currency; in Arabic as it stands on a price tag. */
export function useAmount(): (minor: number, currency: string) => string {
  const { i18n } = useTranslation();
  const arabic = i18n.language === 'ar';
  return (minor, currency) => {
    const format = new Intl.NumberFormat(arabic ? 'en' : i18n.language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    const text = format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    return arabic ? `\u2066${text}\u2069` : text;
  };
}
