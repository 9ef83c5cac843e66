import type { CheckoutStart } from '@vitrine/contract';
import type { CheckoutPlan } from '@vitrine/contract/prices';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { watchCheckout } from '../pending-checkout.ts';
import type { OpenCheckout } from '../open-checkout.ts';
import { useWelcome } from '../use-welcome.ts';
import { createCheckout } from './create-checkout.ts';

/** How long the welcome is shown before the page changes. */
const WELCOME_MS = 1500;

/** Why the purchase failed: it could not start, the card form broke, or it was closed. */
export type NotBought =
  | { kind: 'refused'; plan: CheckoutPlan; error: Error }
  | { kind: 'failed'; plan: CheckoutPlan }
  | { kind: 'closed'; plan: CheckoutPlan };

/**
 * Buys a plan or a set: starts the purchase, opens the card form and, once paid, waits for the payment, shows the welcome and
 * calls `onBought`. One purchase at a time.
 */
export function useBuy(openCheckout: OpenCheckout, onBought: (checkoutId: string) => void) {
  const [busy, setBusy] = useState<CheckoutPlan | null>(null);
  const [notBought, setNotBought] = useState<NotBought | null>(null);
  const welcome = useWelcome();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A user who has left the page is not brought back.
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = (why: NotBought | null) => {
    setBusy(null);
    setNotBought(why);
  };
  const paid = async (plan: CheckoutPlan, checkoutId: string) => {
    watchCheckout(checkoutId);
    await welcome(plan);
    timer.current = setTimeout(() => {
      end(null);
      onBought(checkoutId);
    }, WELCOME_MS);
  };
  const open = (start: CheckoutStart, plan: CheckoutPlan) =>
    openCheckout(start, {
      onCompleted: () => void paid(plan, start.paddle_subscription_data.paddle_overlay_data.custom_data.checkoutId),
      onClosed: () => end({ kind: 'closed', plan }),
      onFailed: () => end({ kind: 'failed', plan }),
    });
  const { mutate } = useMutation({
    mutationFn: createCheckout,
    onSuccess: open,
    onError: (error, plan) => end({ kind: 'refused', plan, error }),
  });
  const buy = (plan: CheckoutPlan) => {
    setBusy(plan);
    setNotBought(null);
    mutate(plan);
  };
  return { buy, busy, notBought };
}

export type Buying = ReturnType<typeof useBuy>;
