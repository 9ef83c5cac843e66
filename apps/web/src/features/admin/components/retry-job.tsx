import type { AdminJob } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRetryAnyJob } from '../api/use-admin-acts.ts';

interface Props {
  job: AdminJob;
}

/** Confirms the retry, which may reserve a user's credit. */
function Question({ job, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const say = useErrorText();
  const retry = useRetryAnyJob();
  const confirm = () =>
    retry.mutate(job.id, {
      onSuccess: () => {
        toast.success(t('jobs.retryDone'));
        onClose();
      },
    });
  return (
    <div className="grid gap-6">
      {retry.error && (
        <Notice tone="danger" urgent title={t('jobs.retryFailed')}>
          {say(retry.error)}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('jobs.keep')}</Button>
        <Button look="next" disabled={retry.isPending} onClick={confirm}>
          {t('jobs.retry')}
        </Button>
      </div>
    </div>
  );
}

export function RetryJob({ job }: Props) {
  const { t } = useTranslation(['admin', 'shell']);
  const [asking, setAsking] = useState(false);
  const name = job.user_email ?? t('admin:jobs.guest');
  return (
    <>
      <Button
        className="min-h-9 px-3 py-1 text-sm font-normal"
        aria-label={t('admin:jobs.retryOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('admin:jobs.retry')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('admin:jobs.retryTitle')}
        description={t(job.credit === 'returned' ? 'admin:jobs.retryPaid' : 'admin:jobs.retryFree')}
        closeLabel={t('shell:close')}
      >
        <Question job={job} onClose={() => setAsking(false)} />
      </Dialog>
    </>
  );
}
