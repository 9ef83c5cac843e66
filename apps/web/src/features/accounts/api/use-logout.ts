import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { endSessionEverywhere } from '../../../lib/session/other-tabs.ts';

/** Ends the session here even if the server does not answer. A full page load removes everything from memory. */
export const useLogout = () =>
  useMutation({
    mutationFn: () => call('POST /auth/logout', {}),
    onSettled: () => {
      endSessionEverywhere();
      window.location.assign('/login');
    },
  });
