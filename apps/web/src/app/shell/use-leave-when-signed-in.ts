import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';

/**
 * Log-in and sign-up are for visitors without a valid session; others go to `target`.
 * @param target null: they may stay
 */
export function useLeaveWhenSignedIn(target: string | null) {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  useEffect(() => {
    if (!signedIn || target === null) return undefined;
    let left = false;
    // The call clears a refused session, and an unreachable server gives no information: stay in both cases.
    call('GET /auth/verify', {}).then(
      () => !left && navigate(target, { replace: true }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [signedIn, navigate, target]);
}
