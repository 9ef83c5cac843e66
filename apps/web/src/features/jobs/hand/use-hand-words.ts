import type { Adjustment } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';

/** Says an adjustment in a sentence. */
export function useHandWords(): (adjustment: Adjustment) => string {
  const { t } = useTranslation('hand');
  const { locale } = useLanguage();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  return ({ x, y, scale, turn, shadow }) => {
    const across = x === 0 ? [] : [t(x > 0 ? 'spoken.right' : 'spoken.left', { by: percent.format(Math.abs(x)) })];
    const down = y === 0 ? [] : [t(y > 0 ? 'spoken.down' : 'spoken.up', { by: percent.format(Math.abs(y)) })];
    const turned = turn === 0 ? [] : [t('spoken.turn', { degrees: number.format(turn) })];
    const size = t('spoken.size', { size: percent.format(scale) });
    const shaded = t('spoken.shadow', { kind: t(`shadow.${shadow}`) });
    return new Intl.ListFormat(locale, { type: 'unit' }).format([...across, ...down, size, ...turned, shaded]);
  };
}
