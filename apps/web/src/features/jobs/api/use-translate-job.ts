import type { CallIn, Job } from '@vitrine/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { call } from '../../../lib/api/call.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { jobKey } from './use-job.ts';

type Body = CallIn<'POST /jobs/:id/languages'>['body'];

/** Requests the set's pictures with words in an additional language, or those that failed. */
export function useTranslateJob(id: string) {
  const say = useErrorText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => call('POST /jobs/:id/languages', { params: { id }, body }),
    onSuccess: (job: Job) => client.setQueryData(jobKey(id), job),
    onError: (error) => toast.error(say(error)),
  });
}
