import type { Photo } from '@vitrine/contract';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../lib/api/call.ts';
import { ProblemError } from '../../../lib/api/problem.ts';

const POLL_MS = 800;

const isGone = (error: unknown): boolean => error instanceof ProblemError && error.status === 404;

const photoQuery = (known: Photo) =>
  queryOptions({
    queryKey: ['photo', known.id],
    queryFn: ({ signal }) => call('GET /images/:id', { params: { id: known.id }, signal }),
    initialData: known,
    // State restored after a reload may be outdated.
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state }) => (state.data?.cutout.status === 'pending' && !isGone(state.error) ? POLL_MS : false),
  });

/** The current states of photos, in their order. */
export const usePhotos = (known: readonly Photo[]): Photo[] =>
  useQueries({ queries: known.map(photoQuery) }).map(({ data }) => data);

/** The current state of a photo, polled until its cut-out is ready. `onGone` if the server no longer has it. */
export function usePhoto(known: Photo, onGone: () => void): Photo {
  const { data, error } = useQuery(photoQuery(known));
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone(error)) leave();
  }, [error]);
  return data;
}
