import type { TouchUp, TouchUpSitting } from '@vitrine/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** What was said about a photo's cut-out, with what it may mean. Each answer to a gesture brings a newer one. */
export const saidQuery = (photoId: string) =>
  queryOptions({
    queryKey: ['cutout', photoId],
    queryFn: ({ signal }): Promise<TouchUpSitting> =>
      call('GET /images/:id/cutout', { params: { id: photoId }, signal }),
  });

/** What was said last, as far as the server has told; undefined before. Asks where nobody has asked yet. */
export function useSaid(photoId: string): TouchUpSitting | undefined {
  return useQuery({ ...saidQuery(photoId), staleTime: Infinity, retry: false }).data;
}

/** What was said, without what it may mean. */
export function listOf({ candidates: _others, ...list }: TouchUpSitting): TouchUp {
  return list;
}
