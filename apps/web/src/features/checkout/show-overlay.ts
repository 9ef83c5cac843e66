import type { CheckoutStart } from '@vitrine/contract';
import type { Paddle, PaddleEventData } from '@paddle/paddle-js';
import { settleCheckout, type Outcome } from './handlers.ts';
import { loadScript } from './load-script.ts';

type Overlay = CheckoutStart['paddle_subscription_data']['paddle_overlay_data'];

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  'checkout.completed': 'completed',
  'checkout.closed': 'closed',
  'checkout.error': 'failed',
};

/** Marks the history entry of an open overlay. */
const ENTRY = 'checkoutOverlay';

/** The checkout that the overlay shows. */
let shown: string | null = null;
let isLocal = false;
let loading: Promise<Paddle> | null = null;

/** Loads Paddle's script on first use and opens its overlay. @throws Error if the script cannot be loaded */
export async function showOverlay(overlay: Overlay): Promise<void> {
  const paddle = await (loading ??= load(overlay).catch((error: unknown) => {
    // A script that failed to load may load next time.
    loading = null;
    throw error;
  }));
  if (shown !== null) settleCheckout(shown, 'closed');
  shown = overlay.custom_data.checkoutId;
  isLocal = overlay.environment === 'local';
  followBack();
  const { lang, dataset } = document.documentElement;
  const theme = dataset['theme'] === 'studio' ? 'dark' : 'light';
  paddle.Checkout.open({
    transactionId: overlay.transaction_id,
    settings: { displayMode: 'overlay', theme, locale: lang },
    // Paddle identifies it by the transaction; the local overlay cannot look it up.
    ...(overlay.environment === 'local' && { customData: overlay.custom_data }),
  });
}

async function load({ environment, client_token: token }: Overlay): Promise<Paddle> {
  const { initializePaddle } = await import('@paddle/paddle-js');
  if (environment === 'local') (await import('./local/install-local-paddle.tsx')).installLocalPaddle();
  else await loadScript();
  const paddle = await initializePaddle({
    token,
    ...(environment !== 'local' && { environment }),
    eventCallback: hear,
  });
  if (paddle === undefined) throw new Error('Paddle did not load');
  return paddle;
}

/** Handles the overlay's events. A declined card is handled in the overlay, which offers another attempt. */
function hear({ name }: PaddleEventData): void {
  const outcome = OUTCOMES[name ?? ''];
  if (outcome === undefined || shown === null) return;
  const checkoutId = shown;
  shown = null;
  settleCheckout(checkoutId, outcome);
  if (outcome !== 'closed') closeOverlay();
  leaveEntry(outcome);
}

/** The open overlay has a history entry, so that Back closes it instead of leaving the page. */
function followBack(): void {
  if (!isOverlayEntry()) history.pushState({ ...history.state, [ENTRY]: true }, '');
  window.addEventListener('popstate', closeByBack, { once: true });
}

const isOverlayEntry = (): boolean => history.state?.[ENTRY] === true;

function closeByBack(): void {
  if (shown === null) return;
  const checkoutId = shown;
  shown = null;
  settleCheckout(checkoutId, 'closed');
  closeOverlay();
  // Paddle notices the closing itself; the stand-in must be told.
  if (isLocal) void import('./local/sandbox-calls.ts').then(({ tellClosed }) => tellClosed(checkoutId));
}

/** Closing by hand removes its history entry. After a payment it stays, since another page follows. */
function leaveEntry(outcome: Outcome): void {
  window.removeEventListener('popstate', closeByBack);
  if (outcome !== 'completed' && isOverlayEntry()) history.back();
}

/** The page below continues. */
function closeOverlay(): void {
  void loading?.then((paddle) => paddle.Checkout.close());
}
