import type { Preset, Variation } from '@vitrine/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useSetDownload } from '../api/use-download.ts';
import { unfitReasons } from '../unfit-reasons.ts';
import { useMegabytes } from '../../../lib/use-megabytes.ts';
import { ChannelField } from './channel-field.tsx';

interface Props {
  jobId: string;
  /** The finished ones. */
  pictures: readonly Variation[];
  /** The primary action, unless something else has priority. */
  look: 'next' | 'outline';
  preset: Preset | null;
  onPreset: (preset: Preset | null) => void;
}

/** All finished pictures as one ZIP, as made or in a channel's format. */
export function SetDownload({ jobId, pictures, look, preset, onPreset }: Props) {
  const { t } = useTranslation(['job', 'results']);
  const megabytes = useMegabytes();
  const download = useSetDownload(jobId);
  const count = pictures.filter((picture) => preset === null || unfitReasons(preset, picture).length === 0).length;
  const bytes = pictures.reduce((sum, { checks }) => sum + (checks?.bytes ?? 0), 0);
  const asMade = t('results:size', { count: pictures.length, size: megabytes(bytes) });
  return (
    <div className="grid w-full content-start gap-3 sm:w-80">
      <ChannelField value={preset} onChange={onPreset} asMade={asMade} />
      {count === 0 && <p className="text-sm text-danger">{t('job:channel.none')}</p>}
      <Button look={look} disabled={download.isPending || count === 0} onClick={() => download.mutate(preset?.id)}>
        <Download aria-hidden size={18} />
        {download.isPending ? t('job:zip.saving') : t('job:zip.button', { count })}
      </Button>
    </div>
  );
}
