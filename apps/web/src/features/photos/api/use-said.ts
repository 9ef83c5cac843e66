import type { TouchUp, TouchUpSitting } from '@vitrine/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** The input of a photo's cut-out, with its alternatives. Each answer to a gesture updates it. */
export const saidQuery = (photoId: string) =>
  queryOptions({
    queryKey: ['cutout', photoId],
    queryFn: ({ signal }): Promise<TouchUpSitting> =>
      call('GET /images/:id/cutout', { params: { id: photoId }, signal }),
  });

/** The last input known to the server; undefined before. Fetches it if needed. */
export function useSaid(photoId: string): TouchUpSitting | undefined {
  return useQuery({ ...saidQuery(photoId), staleTime: Infinity, retry: false }).data;
}

/** The input without the alternatives. */
export function listOf({ candidates: _others, ...list }: TouchUpSitting): TouchUp {
  return list;
}
