import type { Photo } from '@vitrine/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

const POLL_MS = 800;

/** The newest state of a photo, asked again until its cut-out is there. */
export const usePhoto = (known: Photo): Photo =>
  useQuery({
    queryKey: ['photo', known.id],
    queryFn: ({ signal }) => call('GET /images/:id', { params: { id: known.id }, signal }),
    initialData: known,
    // What a reload brings back may be old.
    initialDataUpdatedAt: 0,
    refetchInterval: ({ state }) => (state.data?.cutout.status === 'pending' ? POLL_MS : false),
  }).data;
