import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { pathAfterLogin } from '../../lib/session/login-address.ts';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';

/** Log-in and sign-up are for those without a valid session; the others go on to where they wanted to be. */
export function useLeaveWhenSignedIn() {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = pathAfterLogin(search);
  useEffect(() => {
    if (!signedIn) return;
    // A refused session is cleared by the call itself, and an unreachable server cannot say: stay in both cases.
    call('GET /auth/verify', {}).then(
      () => navigate(target, { replace: true }),
      () => undefined,
    );
  }, [signedIn, navigate, target]);
}
