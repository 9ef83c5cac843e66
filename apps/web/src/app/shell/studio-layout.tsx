import { useEffect } from 'react';
import {
  Outlet,
  redirect,
  useLocation,
  useNavigate,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { PaymentWatch } from '../../features/payments/components/payment-watch.tsx';
import { call } from '../../lib/api/call.ts';
import { ProblemError } from '../../lib/api/problem.ts';
import { keepOfflinePage } from '../../lib/keep-offline-page.ts';
import { addressAfterSession, loginAddress } from '../../lib/session/login-address.ts';
import { clearSession, hasSession } from '../../lib/session/tokens.ts';
import { useSessionUser, useSignedIn } from '../../lib/session/use-signed-in.ts';
import { TooltipProvider } from '../../ui/tooltip.tsx';
import { StudioHeader } from './studio-header.tsx';
import { useFocusOnNavigate } from './use-focus-on-navigate.ts';

/** A refusal is about the session, not about the server's health. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ProblemError && error.status < 500 && error.status !== 429;

/** Requires a valid session; an unreachable server ends nobody's session. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  try {
    if (hasSession()) await call('GET /auth/verify', {});
  } catch (error) {
    if (isRefusal(error)) clearSession();
  }
  // oxlint-disable-next-line typescript/only-throw-error -- how the router is told to go elsewhere
  if (!hasSession()) throw redirect(loginAddress(pathname + search));
  return null;
}

/** Another picture or filter of the same page needs no check: it shows at once. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/** Pages that wait for a payment themselves. */
const WAITING = new Set(['/payment-success', '/generate']);

/** Leaves as soon as the session ends, wherever it was ended. */
function useLeaveWhenSignedOut() {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!signedIn) void navigate(addressAfterSession(pathname + search), { replace: true });
  }, [signedIn, navigate, pathname, search]);
}

export default function StudioLayout() {
  useLeaveWhenSignedOut();
  useEffect(keepOfflinePage, []);
  const { pathname } = useLocation();
  const user = useSessionUser();
  const main = useFocusOnNavigate();
  return (
    <TooltipProvider>
      <div className="flex min-h-dvh flex-col">
        <StudioHeader />
        <PaymentWatch quiet={WAITING.has(pathname)} />
        <main id="main" ref={main} tabIndex={-1} className="flex-1 pb-24 outline-none">
          {/* The key remounts the page when another user logs in in another tab. */}
          <Outlet key={user} />
        </main>
      </div>
    </TooltipProvider>
  );
}
