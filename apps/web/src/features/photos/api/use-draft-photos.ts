import type { Photo } from '@vitrine/contract';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { draftKey } from '../../../lib/use-stored-draft.ts';

const POLL_MS = 2000;

function stored(): Photo[] {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey('photos')) ?? '[]') as Photo[];
  } catch {
    return [];
  }
}

/** The photos that wait in this tab's draft for a set to be made of them, as the server has them now. */
export function useDraftPhotos(): Photo[] {
  const [known] = useState(stored);
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
