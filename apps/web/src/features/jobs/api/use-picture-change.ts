import type { CallIn, Job, Variation } from '@vitrine/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { call } from '../../../lib/api/call.ts';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { withVariation } from '../job-progress.ts';
import { jobKey } from './use-job.ts';

const optionsKey = (id: string) => ['picture-options', id] as const;

/** The query for a picture's possible changes; refetched after a change. */
export const pictureOptions = ({ id, change }: Variation) => ({
  queryKey: [...optionsKey(id), change.state, change.left],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /variations/:id/options', { params: { id }, signal }),
});

/** What may be changed about a picture. */
export const usePictureOptions = (picture: Variation) =>
  useQuery({ ...pictureOptions(picture), placeholderData: keepPreviousData });

/** Requests another version of a picture, or restores the previous one. */
export function useChangePicture(jobId: string, id: string) {
  const client = useQueryClient();
  const say = useErrorText();
  return useMutation({
    mutationFn: (body: CallIn<'PATCH /variations/:id'>['body']) =>
      call('PATCH /variations/:id', { params: { id }, body }),
    onSuccess: (variation) => {
      client.setQueryData<Job>(jobKey(jobId), (job) => job && withVariation(job, variation));
      void client.invalidateQueries({ queryKey: optionsKey(id) });
    },
    onError: (error) => toast.error(say(error)),
  });
}
