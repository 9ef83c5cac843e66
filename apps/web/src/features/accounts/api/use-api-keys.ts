import type { CallIn } from '@vitrine/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useAccessChange } from './use-access-change.ts';

const KEY = ['api-keys'] as const;

/** The account's API keys. Always refetched: they are used, and may be revoked, elsewhere. */
export const useApiKeys = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call('GET /api-keys', { signal })).items,
    staleTime: 0,
  });

export const useMakeApiKey = () =>
  useAccessChange(KEY, (body: CallIn<'POST /api-keys'>['body']) => call('POST /api-keys', { body }));

export const useRevokeApiKey = () =>
  useAccessChange(KEY, (id: string) => call('DELETE /api-keys/:id', { params: { id } }));
