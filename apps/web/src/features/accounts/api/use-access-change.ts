import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/** A change of keys or webhooks; settled only when the list is new, so that nothing revoked is still shown. The log of sign-ins follows. */
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
