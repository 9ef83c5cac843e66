import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useSetDownload } from '../api/use-download.ts';

interface Props {
  jobId: string;
  ready: number;
  /** The thing to do next, unless something else comes first. */
  look: 'next' | 'outline';
}

/** All finished pictures as one ZIP. */
export function SetDownload({ jobId, ready, look }: Props) {
  const { t } = useTranslation('job');
  const download = useSetDownload(jobId);
  return (
    <Button look={look} disabled={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden size={18} />
      {download.isPending ? t('zip.saving') : t('zip.button', { count: ready })}
    </Button>
  );
}
