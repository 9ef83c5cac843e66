import { type LucideIcon, SquareSplitHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { Zoom } from '../results/use-zoom.ts';

interface Props {
  zoom: Zoom;
  comparing: boolean;
  /** There is no picture to look at. */
  blank: boolean;
  /** Shown small, in a channel's format. */
  fixed: boolean;
  onCompare: () => void;
}

interface StepProps {
  icon: LucideIcon;
  label: string;
  disabled: boolean;
  onClick: () => void;
}

function Step({ icon: Icon, label, ...rest }: StepProps) {
  return (
    <Tooltip text={label}>
      <Button look="quiet" size="icon" aria-label={label} {...rest}>
        <Icon aria-hidden size={20} />
      </Button>
    </Tooltip>
  );
}

/** Zoom and comparison tools. */
export function StageTools({ zoom, comparing, blank, fixed, onCompare }: Props) {
  const { t } = useTranslation('results');
  const { locale } = useLanguage();
  const level = new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom.level);
  const still = comparing || blank || fixed;
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{t('zoom.tools')}</legend>
      <Step icon={ZoomOut} label={t('zoom.out')} disabled={still || !zoom.isZoomed} onClick={() => zoom.step(-1)} />
      <Button
        look="quiet"
        className="min-w-16 px-1 tabular-nums"
        aria-label={`${level}. ${t(zoom.isZoomed ? 'zoom.whole' : 'zoom.full')}`}
        disabled={still}
        onClick={() => zoom.toggle()}
      >
        <bdi>{level}</bdi>
      </Button>
      <Step icon={ZoomIn} label={t('zoom.in')} disabled={still || zoom.isFarthest} onClick={() => zoom.step(1)} />
      <Button
        look="quiet"
        aria-pressed={comparing}
        disabled={blank}
        onClick={onCompare}
        className="px-3 aria-pressed:underline"
      >
        <SquareSplitHorizontal aria-hidden size={20} />
        <span className="max-sm:sr-only">{t('compare.on')}</span>
      </Button>
    </fieldset>
  );
}
