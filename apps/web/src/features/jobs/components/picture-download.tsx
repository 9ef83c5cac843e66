import type { Preset, Variation } from '@vitrine/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { usePictureDownload, type FileFormat } from '../api/use-download.ts';
import { unfitReasons } from '../unfit-reasons.ts';
import { useMegabytes } from '../../../lib/use-megabytes.ts';
import { ChannelField } from './channel-field.tsx';

const NAMES: Record<FileFormat, string> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' };
const FORMATS = ['jpeg', 'png', 'webp'] as const;

interface Props {
  picture: Variation;
  preset: Preset | null;
  onPreset: (preset: Preset | null) => void;
}

/** The full-size file, or the one a channel takes, in the format the seller needs. */
export function PictureDownload({ picture, preset, onPreset }: Props) {
  const { t } = useTranslation(['job', 'checks']);
  const megabytes = useMegabytes();
  const reasons = preset === null ? [] : unfitReasons(preset, picture);
  return (
    <div className="grid w-full gap-3 sm:w-80">
      <ChannelField
        value={preset}
        onChange={onPreset}
        asMade={picture.checks ? `JPEG, ${megabytes(picture.checks.bytes)}` : undefined}
      />
      {reasons.length > 0 ? (
        <p className="text-sm text-danger">
          {t('job:channel.unfit')} {reasons.map((reason) => t(`checks:reasons.${reason}`)).join(' ')}
        </p>
      ) : (
        <FormatButtons picture={picture} preset={preset} />
      )}
      {picture.style === 'white_bg' && preset === null && <Alone picture={picture} />}
    </div>
  );
}

const ALONE = ['bare', 'with_shadow'] as const;

/** The product without background, for further compositing: taken from the white picture, whose light is neutral. */
function Alone({ picture: { id, style } }: Pick<Props, 'picture'>) {
  const { t } = useTranslation(['hand', 'job']);
  const download = usePictureDownload();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm text-muted">{t('hand:alone.title')}</legend>
      <div className="flex flex-wrap gap-2">
        {ALONE.map((alone) => (
          <Button
            key={alone}
            disabled={download.isPending}
            onClick={() => download.mutate({ id, style, format: 'png', alone })}
          >
            {t(download.isPending && download.variables.alone === alone ? 'job:viewer.saving' : `hand:alone.${alone}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function FormatButtons({ picture: { id, style }, preset }: Omit<Props, 'onPreset'>) {
  const { t } = useTranslation('job');
  const download = usePictureDownload();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('viewer.download')}</legend>
      {(preset?.formats ?? FORMATS).map((format, index) => (
        <Button
          key={format}
          look={index === 0 ? 'next' : 'outline'}
          disabled={download.isPending}
          onClick={() => download.mutate({ id, style, format, preset: preset?.id })}
        >
          {index === 0 && <Download aria-hidden size={18} />}
          {download.isPending && download.variables.format === format ? t('viewer.saving') : NAMES[format]}
        </Button>
      ))}
    </fieldset>
  );
}
