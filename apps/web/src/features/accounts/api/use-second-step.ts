import type { FactorProof } from '@vitrine/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { passkeyProof } from '../factors/passkey-prompt.ts';
import type { PendingStep } from '../factors/pending-step.ts';
import { whoIsHere } from './use-enter.ts';
import { useKeepEntry } from './use-keep-entry.ts';

/** Completes a sign-in with a second factor; a guest of this browser joins the account. */
export function useSecondStep({ token, remember }: PendingStep) {
  const client = useQueryClient();
  const keep = useKeepEntry();
  const take = useMutation({
    mutationFn: async (prove: () => Promise<FactorProof>) => {
      const proof = await prove();
      // Checked before, because the second step ends the guest's session.
      const joins = (await whoIsHere(client))?.is_guest === true;
      return { session: await call('POST /auth/second-step', { body: { token, proof } }), joins };
    },
    onSuccess: ({ session, joins }) => keep(session, remember, joins),
  });
  const byPasskey = () => passkeyProof(call('POST /auth/second-step/passkey-options', { body: { token } }));
  return { take, byPasskey };
}
