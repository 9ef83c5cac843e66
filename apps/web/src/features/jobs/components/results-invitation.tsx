import type { Job } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { countFrames } from '../job-progress.ts';
import { resultsAddress } from '../results/picture-address.ts';

/** Link from a finished set to its results. It stays visible for whoever watched the set being made. */
export function ResultsInvitation({ job, watched }: { job: Job; watched: boolean }) {
  const { t } = useTranslation('results');
  const { failed } = countFrames(job);
  const inView = watched ? 'sticky top-0 z-10 animate-[rise_250ms] bg-ground' : '';
  return (
    <div className={inView}>
      <Notice
        tone="next"
        title={t('ready.title')}
        action={
          <Button asChild look={failed > 0 ? 'outline' : 'next'}>
            <Link to={resultsAddress(job.id)}>{t('ready.action')}</Link>
          </Button>
        }
      >
        {t('ready.text')}
      </Notice>
    </div>
  );
}
