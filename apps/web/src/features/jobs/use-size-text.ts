import type { Preset } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';

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

/** Pixels and bytes of a channel's form, in words. */
export function useSizeText() {
  const { t } = useTranslation('job');
  const megabytes = useMegabytes();
  return ({ size, longer_side: longer, shorter_side: shorter, max_bytes: bytes }: Preset): string => {
    const limit = megabytes(bytes);
    if (size !== null) return t('channel.exact', { ...size, limit });
    return longer === null
      ? t('channel.shorter', { side: shorter, limit })
      : t('channel.longer', { side: longer, limit });
  };
}
