import type { Preset, UnfitReason, Variation } from '@vitrine/contract';
import { Check, Download, Minus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePictureDownload } from '../api/use-download.ts';
import { usePresets } from '../api/use-presets.ts';
import { mainImageReasons, unfitReasons } from '../unfit-reasons.ts';
import { useSizeText } from '../use-size-text.ts';

const MARKS = { main: Check, fits: Check, further: Minus, unfit: X } as const;

/** Whether a picture fits a channel, with the reasons. */
function useVerdict(preset: Preset, picture: Variation) {
  const { t } = useTranslation(['results', 'checks']);
  const sentence = (reasons: readonly UnfitReason[]) => reasons.map((one) => t(`checks:reasons.${one}`)).join(' ');
  const against = unfitReasons(preset, picture);
  const asMain = preset.main_image_of === null ? mainImageReasons(preset, picture) : against;
  if (against.length > 0) return { verdict: 'unfit' as const, why: sentence(against) };
  if (asMain === null) return { verdict: 'fits' as const, why: '' };
  return asMain.length === 0
    ? { verdict: 'main' as const, why: '' }
    : { verdict: 'further' as const, why: sentence(asMain) };
}

interface ChannelProps {
  preset: Preset;
  picture: Variation;
}

/** Downloads the picture in the channel's format. */
function TakeAlong({ preset, picture: { id, style } }: ChannelProps) {
  const { t } = useTranslation(['results', 'presets']);
  const download = usePictureDownload();
  return (
    <Button
      look="quiet"
      size="icon"
      className="-me-2"
      disabled={download.isPending}
      aria-label={t('results:channels.download', { channel: t(`presets:${preset.id}`) })}
      onClick={() => download.mutate({ id, style, format: preset.formats[0] ?? 'jpeg', preset: preset.id })}
    >
      <Download aria-hidden size={18} className={download.isPending ? 'animate-[breathe_1s_infinite]' : ''} />
    </Button>
  );
}

/** One channel: whether the picture fits, its size there, or why it does not. */
function Channel({ preset, picture }: ChannelProps) {
  const { t } = useTranslation(['results', 'presets']);
  const sizeText = useSizeText();
  const { verdict, why } = useVerdict(preset, picture);
  const Mark = MARKS[verdict];
  const tone = { main: 'text-good', fits: 'text-good', further: 'text-muted', unfit: 'text-danger' }[verdict];
  return (
    <li className="flex min-h-11 items-start gap-3 py-2">
      <Mark aria-hidden size={18} className={`mt-1 shrink-0 ${tone}`} />
      <div className="min-w-0 flex-1">
        <p>{t(`presets:${preset.id}`)}</p>
        <p className="text-sm text-muted">
          {t(`results:channels.${verdict}`)} {why} {verdict !== 'unfit' && <bdi>{sizeText(preset)}</bdi>}
        </p>
      </div>
      {verdict !== 'unfit' && <TakeAlong {...{ preset, picture }} />}
    </li>
  );
}

/** The channels a picture fits, collapsed under their number. */
export function ChannelFit({ picture }: { picture: Variation }) {
  const { t } = useTranslation('results');
  const { locale } = useLanguage();
  const { data: presets = [] } = usePresets();
  const number = new Intl.NumberFormat(locale);
  const fit = presets.filter((preset) => unfitReasons(preset, picture).length === 0).length;
  return (
    <details className="min-w-0 border-t border-line">
      <summary className="min-h-12 content-center font-medium">
        {t('channels.title')}{' '}
        <span className="placard ms-2">
          {t('channels.count', { fit: number.format(fit), total: number.format(presets.length) })}
        </span>
      </summary>
      <ul className="divide-y divide-line pb-2">
        {presets.map((preset) => (
          <Channel key={preset.id} preset={preset} picture={picture} />
        ))}
      </ul>
    </details>
  );
}
