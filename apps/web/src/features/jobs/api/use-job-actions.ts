import type { CallIn, CallOut } from '@vitrine/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { call } from '../../../lib/api/call.ts';
import { ProblemError } from '../../../lib/api/problem.ts';
import { isUnanswered, sendOnce } from '../../../lib/api/send-once.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { announceUserUpdate } from '../../../lib/session/user-updates.ts';
import { jobKey } from './use-job.ts';
import { JOBS_KEY } from './use-jobs.ts';

type Body = CallIn<'POST /jobs'>['body'];

/** Caches the server's answer, so that the next page has it at once; credits have changed too. */
function useKeepJob() {
  const client = useQueryClient();
  return (job: CallOut<'POST /jobs'>) => {
    client.setQueryData(jobKey(job.id), job);
    void client.invalidateQueries({ queryKey: JOBS_KEY });
    announceUserUpdate();
  };
}

const SET = 'set';

/** Creates a job. A repeated request is the same job and spends one credit only. */
export const useCreateJob = () =>
  useMutation({
    mutationFn: (body: Body) => sendOnce(SET, body, (headers) => call('POST /jobs', { body, headers })),
    onSuccess: useKeepJob(),
  });

/** Whether this set may have been created, with its credit, although the answer was lost. */
export const mayHaveBegun = (body: Body): boolean => isUnanswered(SET, body);

export function useCancelJob(id: string) {
  const say = useErrorText();
  return useMutation({
    mutationFn: () => call('POST /jobs/:id/cancel', { params: { id } }),
    onSuccess: useKeepJob(),
    onError: (error) => toast.error(say(error)),
  });
}

const isUnpaid = (error: Error): boolean => error instanceof ProblemError && error.status === 402;

/**
 * Retries missing pictures; free, unless the credit was returned because there were none: without a credit a purchase is offered,
 * which leads back here.
 */
export function useRetryJob(id: string) {
  const say = useErrorText();
  const { t } = useTranslation('job');
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /jobs/:id/retry', { params: { id } }),
    onSuccess: useKeepJob(),
    onError: (error) => {
      const pay = () => void navigate(`/payment?next=${encodeURIComponent(`/job-status/${id}`)}`);
      toast.error(say(error), isUnpaid(error) ? { action: { label: t('outcome.pay'), onClick: pay } } : {});
    },
    // The request may have succeeded although its answer was lost: show the current state before anybody presses again.
    onSettled: () => client.invalidateQueries({ queryKey: jobKey(id) }),
  });
}
