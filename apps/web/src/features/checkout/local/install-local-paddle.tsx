import { createRoot, type Root } from 'react-dom/client';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { CheckoutEventNames, CheckoutOpenOptions, Paddle, PaddleSetupOptions } from '@paddle/paddle-js';
import { i18nFor } from '../../../lib/i18n/instance.ts';
import { toLocale } from '../../../lib/i18n/languages.ts';
import { LocalCheckout } from './local-checkout.tsx';
import type { LocalEvent } from './local-event.ts';

/** Replaces paddle.js: with it installed, the loader fetches no script. */
export function installLocalPaddle(): void {
  window.PaddleBillingV1 ??= createLocalPaddle();
}

const notHere = (): never => {
  throw new Error('The sandbox checkout does not do this');
};

function createLocalPaddle(): Paddle {
  let setup: Partial<PaddleSetupOptions> = {};
  const overlay = createOverlay((name) => setup.eventCallback?.({ name: name as CheckoutEventNames }));
  const paddle: Paddle = {
    Version: 'v1',
    Initialized: false,
    Status: { libraryVersion: 'local' },
    Environment: { set: () => undefined },
    Initialize: (options) => {
      setup = options;
      paddle.Initialized = true;
    },
    Update: (options) => void (setup = { ...setup, ...options } as typeof setup),
    Checkout: { ...overlay, updateCheckout: notHere, updateItems: notHere },
    Spinner: { show: () => undefined, hide: () => undefined },
    Retain: { demo: notHere, initCancellationFlow: notHere },
    PricePreview: notHere,
    TransactionPreview: notHere,
    Setup: notHere,
  };
  return paddle;
}

/** The overlay in the page: one at a time, with its own element and React tree. */
function createOverlay(tell: (name: LocalEvent) => void) {
  let shown: { root: Root; host: HTMLElement } | null = null;
  const close = (): void => {
    const closing = shown;
    shown = null;
    // After the event that closes it: the tree must not be unmounted during its own event.
    setTimeout(() => {
      closing?.root.unmount();
      closing?.host.remove();
    });
  };
  const open = ({ customData }: CheckoutOpenOptions): void => {
    close();
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    shown = { root, host };
    void renderOverlay(root, String(customData?.['checkoutId']), (name) => {
      if (name === 'checkout.closed') close();
      tell(name);
    });
  };
  return { open, close };
}

async function renderOverlay(root: Root, checkoutId: string, tell: (name: LocalEvent) => void): Promise<void> {
  const i18n = await i18nFor(toLocale(document.documentElement.lang));
  root.render(
    <I18nextProvider i18n={i18n}>
      <Suspense fallback={null}>
        <LocalCheckout checkoutId={checkoutId} tell={tell} />
      </Suspense>
    </I18nextProvider>,
  );
}
