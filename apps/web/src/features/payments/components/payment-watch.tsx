import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { announceUserUpdate } from '../../../lib/session/user-updates.ts';
import { MONEY_KEY } from '../api/money-key.ts';
import { readFreeUntil } from '../api/use-paid-plan.ts';
import { useCheckout } from '../api/use-checkout.ts';
import { usePendingCheckout } from '../api/use-pending-checkout.ts';
import { stopWatching } from '../pending-checkout.ts';
import { useMoneyWords } from '../use-money-words.ts';

/**
 * Waits for a purchase's payment on whatever page the buyer visits, and then updates the credits. `quiet`: the page reports it
 * itself.
 */
export function PaymentWatch({ quiet }: { quiet: boolean }) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const client = useQueryClient();
  const pending = usePendingCheckout();
  const { checkout, phase } = useCheckout(pending?.id ?? null, pending?.since ?? 0);
  const credits = checkout?.credits ?? 0;
  const id = checkout?.id;
  const plan = checkout?.plan;
  useEffect(() => {
    if (phase !== 'done' || id === undefined) return;
    stopWatching(id);
    announceUserUpdate();
    void client.invalidateQueries({ queryKey: MONEY_KEY });
    const say = (until: string | null) =>
      toast.success(
        until === null
          ? t('wait.arrived', { credits: words.credits(credits) })
          : t('wait.trial', { credits: words.credits(credits), date: words.day(until) }),
      );
    if (!quiet) void readFreeUntil(plan).then(say, () => say(null));
  }, [phase, id, plan, client, quiet, credits, t, words]);
  return null;
}
