import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { clearDrafts } from '../../../lib/use-stored-draft.ts';
import { clearSession } from '../../../lib/session/tokens.ts';

/** Ends the session here even if the server does not answer. A full page load leaves nothing of it in memory. */
export const useLogout = () =>
  useMutation({
    mutationFn: () => call('POST /auth/logout', {}),
    onSettled: () => {
      clearSession();
      clearDrafts();
      window.location.assign('/login');
    },
  });
