import type { CallIn } from '@vitrine/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

const KEY = ['api-keys'] as const;

/** The API keys of the account. Always asked again: they are used, and may be revoked, elsewhere. */
export const useApiKeys = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call('GET /api-keys', { signal })).items,
    staleTime: 0,
  });

/** A change of the keys; settled only when the list is new, so that no revoked key is still shown. */
function useKeyChange<T, R>(change: (input: T) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: ['auth-events'] });
      await client.invalidateQueries({ queryKey: KEY });
    },
  });
}

export const useMakeApiKey = () =>
  useKeyChange((body: CallIn<'POST /api-keys'>['body']) => call('POST /api-keys', { body }));

export const useRevokeApiKey = () => useKeyChange((id: string) => call('DELETE /api-keys/:id', { params: { id } }));
