import type { Photo } from '@vitrine/contract';
import { useQueries } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '../../../lib/api/call.ts';
import { onUploadsChange, uploadEntries } from '../upload-store.ts';

const POLL_MS = 2000;

/** The photos of this tab's draft, as the server has them now. */
export function useDraftPhotos(): Photo[] {
  const entries = useSyncExternalStore(onUploadsChange, uploadEntries);
  const known = entries.flatMap((entry) => (entry.status === 'ready' ? [entry.photo] : []));
  const answers = useQueries({
    queries: known.map((photo) => ({
      queryKey: ['photo', photo.id],
      queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /images/:id', { params: { id: photo.id }, signal }),
      refetchInterval: ({ state }: { state: { data?: Photo | undefined } }) =>
        state.data?.cutout.status === 'pending' ? POLL_MS : (false as const),
    })),
  });
  return answers.flatMap(({ data }) => data ?? []);
}
