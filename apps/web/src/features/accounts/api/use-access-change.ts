import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * A change of keys or webhooks; settles only after the list is refreshed, so that nothing revoked is still shown. Also refreshes
 * the sign-in events.
 */
export function useAccessChange<T, R>(list: QueryKey, change: (input: T) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: ['auth-events'] });
      await client.invalidateQueries({ queryKey: list });
    },
  });
}
