import type { Subscription } from '@vitrine/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCancelSubscription } from '../api/use-subscription.ts';
import { useMoneyWords } from '../use-money-words.ts';

/** The consequences of the cancellation, and the end date of the plan. */
function useCancelText({ status, trial_ends_at: trialEndsAt, next_payment_at: nextPaymentAt }: Subscription): string {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  if (status === 'trialing' && trialEndsAt !== null) return t('cancel.trialText', { date: words.day(trialEndsAt) });
  return nextPaymentAt === null ? t('cancel.textNow') : t('cancel.text', { date: words.day(nextPaymentAt) });
}

/** Cancels the plan at the end of the paid period, after a confirmation. */
export function CancelPlan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation(['payments', 'shell']);
  const say = useErrorText();
  const words = useMoneyWords();
  const [asking, setAsking] = useState(false);
  const text = useCancelText(subscription);
  const cancel = useCancelSubscription();
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        toast.success(t('payments:cancel.done'));
      },
    });
  return (
    <>
      <Button look="quiet" className="px-0 underline" onClick={() => setAsking(true)}>
        {t('payments:cancel.button')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('payments:cancel.title', { plan: words.plan(subscription.plan) })}
        description={text}
        closeLabel={t('shell:close')}
      >
        <div className="grid gap-4">
          {cancel.error && <Notice tone="danger" urgent title={say(cancel.error)} />}
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => setAsking(false)}>{t('payments:cancel.keep')}</Button>
            <Button look="danger" disabled={cancel.isPending} onClick={confirm}>
              {t('payments:cancel.button')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
