import type { OwnerProof } from '@vitrine/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { announceUserUpdate } from '../../../lib/session/user-updates.ts';
import { makePasskey, passkeyProof } from '../factors/passkey-prompt.ts';
import { SESSIONS_KEY } from './use-own-sessions.ts';

const FACTORS_KEY = ['factors'] as const;

/** The account's second factors. Always refetched: they may change on other devices. */
export const useFactors = () =>
  useQuery({
    queryKey: FACTORS_KEY,
    queryFn: ({ signal }) => call('GET /auth/factors', { signal }),
    staleTime: 0,
  });

/** A change of the factors; settles only after the list is refreshed, so that nothing removed is still shown. */
function useFactorChange<T, R>(change: (input: T) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      announceUserUpdate();
      void client.invalidateQueries({ queryKey: SESSIONS_KEY });
      void client.invalidateQueries({ queryKey: ['auth-events'] });
      await client.invalidateQueries({ queryKey: FACTORS_KEY });
    },
  });
}

export function useProve() {
  const prove = useFactorChange(async (by: () => Promise<OwnerProof>) =>
    call('POST /auth/proof', { body: { proof: await by() } }),
  );
  return { prove, byPasskey: () => passkeyProof(call('POST /auth/proof/passkey-options', {})) };
}

export const useBeginTotp = () => useMutation({ mutationFn: () => call('POST /auth/totp', {}) });

export const useConfirmTotp = () =>
  useFactorChange(async (code: string) => call('POST /auth/totp/confirm', { body: { code } }));

export const useAddPasskey = () =>
  useFactorChange(async (name: string) => {
    const passkey = await makePasskey(await call('POST /auth/passkeys/options', {}));
    return call('POST /auth/passkeys', { body: { passkey, ...(name !== '' && { name }) } });
  });

export const useRenamePasskey = () =>
  useFactorChange(async ({ id, name }: { id: string; name: string }) =>
    call('PATCH /auth/passkeys/:id', { params: { id }, body: { name } }),
  );

/** The authenticator app, or the passkey with this id. */
export const useRemoveFactor = () =>
  useFactorChange(async (which: 'app' | { id: string }) =>
    which === 'app' ? call('DELETE /auth/totp', {}) : call('DELETE /auth/passkeys/:id', { params: { id: which.id } }),
  );

export const useMakeRecoveryCodes = () => useFactorChange(async () => call('POST /auth/recovery-codes', {}));
