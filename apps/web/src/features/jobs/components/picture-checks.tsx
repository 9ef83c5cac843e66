import type { Checks } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';

/** CIEDE2000 below which a difference is hardly visible. */
const SAME_COLOUR = 2;
/** Share of the outline that must match the photo's; scene light hides some of it. */
const SAME_SHAPE = 0.8;
/** WCAG 2.2, 1.4.3. */
const LEGIBLE = 4.5;
/** From this enlargement on, a photo looks soft. */
const SOFT = 1.5;

/** A picture's measurements, one sentence each. */
function useSentences(checks: Checks): string[] {
  const { t } = useTranslation('checks');
  const { locale } = useLanguage();
  const { fill, fidelity, shape, product, texts, enlargement } = checks;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const ratios = texts.map(({ contrast }) => contrast ?? 0);
  const lowest = Math.min(...ratios);
  const text = lowest < LEGIBLE ? t('text.weak') : t('text.legible', { ratio: number.format(lowest) });
  return [
    checks.background_white && t('white.yes'),
    fill !== null && t('fill', { percent: percent.format(fill) }),
    fidelity !== null && t(fidelity <= SAME_COLOUR ? 'colour.same' : 'colour.lit'),
    shape !== null && t(shape >= SAME_SHAPE ? 'shape.same' : 'shape.unsure'),
    product !== null && fidelity === null && t('turned'),
    ratios.length === 0 ? t('text.none') : text,
    enlargement !== null && enlargement > SOFT && t('enlarged', { times: number.format(enlargement) }),
  ].filter((sentence) => sentence !== false);
}

/** A picture's measurements, collapsed. */
export function PictureChecks({ checks }: { checks: Checks }) {
  const { t } = useTranslation('checks');
  const sentences = useSentences(checks);
  return (
    <details className="min-w-0 border-t border-line">
      <summary className="min-h-12 content-center font-medium">{t('title')}</summary>
      <ul className="grid max-w-prose list-disc gap-1 ps-5 pb-4 text-sm text-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
