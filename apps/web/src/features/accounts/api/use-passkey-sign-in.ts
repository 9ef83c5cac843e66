import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { freshAccessToken } from '../../../lib/session/refresh-session.ts';
import { passkeyProof } from '../factors/passkey-prompt.ts';
import { useKeepEntry } from './use-keep-entry.ts';
import { whoIsHere } from './use-enter.ts';

/** Signs in with any passkey of this site; a guest of this browser joins the account. */
export function usePasskeySignIn() {
  const client = useQueryClient();
  const keep = useKeepEntry();
  return useMutation({
    mutationFn: async (remember: boolean) => {
      const joins = (await whoIsHere(client))?.is_guest === true;
      const { passkey } = await passkeyProof(call('POST /auth/passkey-sign-in/options', {}));
      const before = await freshAccessToken();
      const body = { passkey, remember_me: remember };
      const session = await call('POST /auth/passkey-sign-in', { body, ...(before !== null && { as: before }) });
      return { session, joins };
    },
    onSuccess: ({ session, joins }, remember) => keep(session, remember, joins),
  });
}
