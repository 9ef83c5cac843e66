import type { Preset } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { useMegabytes } from '../../lib/use-megabytes.ts';

/** Pixels and bytes of a channel's format, in words. */
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
