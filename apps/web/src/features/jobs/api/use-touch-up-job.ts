import type { CallIn, Job } from '@vitrine/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { call } from '../../../lib/api/call.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { isChanging } from '../job-progress.ts';
import { jobKey } from './use-job.ts';

type Body = CallIn<'POST /jobs/:id/touch-up'>['body'];

/** Makes the pictures with touched-up cut-outs again, or restores the previous ones. */
export function useTouchUpJob(id: string) {
  const { t } = useTranslation('results');
  const say = useErrorText();
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (body: Body) => call('POST /jobs/:id/touch-up', { params: { id }, body }),
    onSuccess: (job: Job, { undo }) => {
      client.setQueryData(jobKey(id), job);
      if (undo === undefined && !isChanging(job)) toast(t('touchUp.same'));
    },
    // The cut-out is saved; only the request must be repeated.
    onError: (error, body) =>
      void toast.error(say(error), { action: { label: t('touchUp.retry'), onClick: () => mutation.mutate(body) } }),
  });
  return mutation;
}
