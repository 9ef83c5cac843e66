import type { Variation } from '@vitrine/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { usePictureDownload, type FileFormat } from '../api/use-download.ts';

const FORMATS: readonly { format: FileFormat; name: string }[] = [
  { format: 'jpeg', name: 'JPEG' },
  { format: 'png', name: 'PNG' },
  { format: 'webp', name: 'WebP' },
];

/** The full-size file, in the format the seller needs. */
export function PictureDownload({ picture }: { picture: Variation }) {
  const { t } = useTranslation('job');
  const download = usePictureDownload();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('viewer.download')}</legend>
      {FORMATS.map(({ format, name }) => (
        <Button
          key={format}
          look={format === 'jpeg' ? 'next' : 'outline'}
          disabled={download.isPending}
          onClick={() => download.mutate({ id: picture.id, style: picture.style, format })}
        >
          {format === 'jpeg' && <Download aria-hidden size={18} />}
          {download.isPending && download.variables.format === format ? t('viewer.saving') : name}
        </Button>
      ))}
    </fieldset>
  );
}
