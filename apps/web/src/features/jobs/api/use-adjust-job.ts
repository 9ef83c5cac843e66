import type { AdjustJobBody, Job } from '@vitrine/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { call } from '../../../lib/api/call.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { jobKey } from './use-job.ts';

/** Applies one shadow, background and size to every picture of a set that supports them. */
export function useAdjustJob(id: string) {
  const { t } = useTranslation('hand');
  const say = useErrorText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AdjustJobBody) => call('POST /jobs/:id/adjust', { params: { id }, body }),
    onSuccess: (job: Job) => {
      client.setQueryData(jobKey(id), job);
      const count = job.variations.filter(({ change }) => change.state === 'running').length;
      toast(count === 0 ? t('set.same') : t('set.asked', { count }));
    },
    onError: (error) => toast.error(say(error)),
  });
}
