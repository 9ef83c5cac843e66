import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useCancelJob } from '../api/use-job-actions.ts';

/** Stops a running job, after asking once. */
export function CancelJob({ jobId, ready }: { jobId: string; ready: number }) {
  const { t } = useTranslation(['job', 'shell']);
  const [asking, setAsking] = useState(false);
  const cancel = useCancelJob(jobId);
  return (
    <>
      <Button onClick={() => setAsking(true)} disabled={cancel.isPending}>
        {t('job:cancel.button')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('job:cancel.title')}
        description={t(ready > 0 ? 'job:cancel.textSome' : 'job:cancel.textNone')}
        closeLabel={t('shell:close')}
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => setAsking(false)}>{t('job:cancel.keep')}</Button>
          <Button
            look="danger"
            onClick={() => {
              setAsking(false);
              cancel.mutate();
            }}
          >
            {t('job:cancel.confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
