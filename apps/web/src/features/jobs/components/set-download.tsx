import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useSetDownload } from '../api/use-download.ts';

/** All finished pictures as one ZIP. */
export function SetDownload({ jobId, ready }: { jobId: string; ready: number }) {
  const { t } = useTranslation('job');
  const download = useSetDownload(jobId);
  return (
    <Button look="next" disabled={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden size={18} />
      {download.isPending ? t('zip.saving') : t('zip.button', { count: ready })}
    </Button>
  );
}
