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

/** Keeps what the server says about a job, so that the next page has it at once; a credit has moved with it. */
function useKeepJob() {
  const client = useQueryClient();
  return (job: CallOut<'POST /jobs'>) => {
    client.setQueryData(jobKey(job.id), job);
    void client.invalidateQueries({ queryKey: JOBS_KEY });
    announceUserUpdate();
  };
}

const SET = 'set';

/** Starts a job. A repeated request is the same job, and spends one credit only. */
export const useCreateJob = () =>
  useMutation({
    mutationFn: (body: Body) => sendOnce(SET, body, (headers) => call('POST /jobs', { body, headers })),
    onSuccess: useKeepJob(),
  });

/** Whether this very set may have begun, and have its credit, without this page having heard of it. */
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
 * Makes what is missing; free, unless the credit went back because there was nothing at all: without one, paying for it is
 * offered, and leads back here.
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
    // It may have been heard although its answer was lost: the page shows what is, before anybody presses again.
    onSettled: () => client.invalidateQueries({ queryKey: jobKey(id) }),
  });
}
