import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { BankStep, LeaveQuestion, PaidStep } from './checkout-steps.tsx';
import type { LocalEvent } from './local-event.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentForm } from './payment-form.tsx';
import { tellClosed } from './sandbox-calls.ts';
import { useCardForm } from './use-card-form.ts';
import { useSandboxCheckout } from './use-sandbox-checkout.ts';
import { usePayment } from './use-payment.ts';

interface Props {
  checkoutId: string;
  tell: (name: LocalEvent) => void;
}

/** Closing discards the input, so it is confirmed once. */
function useLeaving({ checkoutId, tell }: Props, { busy, dirty }: { busy: boolean; dirty: boolean }) {
  const [asking, setAsking] = useState(false);
  const leave = () => {
    void tellClosed(checkoutId);
    tell('checkout.closed');
  };
  const tryToLeave = () => {
    if (busy) return;
    if (dirty && !asking) setAsking(true);
    else leave();
  };
  return { asking, leave, tryToLeave, stay: () => setAsking(false) };
}

/** The checkout while it is loading, or its error. */
function Reading({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('checkout');
  const say = useErrorText();
  if (error !== null) {
    return <Notice tone="danger" urgent title={say(error)} action={<Button onClick={onRetry}>{t('retry')}</Button>} />;
  }
  return <output className="block animate-[breathe_1.6s_infinite] py-16 text-center text-muted">{t('loading')}</output>;
}

/** The card form of installations without keys: behaves like a checkout and charges nothing. */
export function LocalCheckout({ checkoutId, tell }: Props) {
  const { t } = useTranslation(['checkout', 'shell']);
  const { checkout, error, retry } = useSandboxCheckout(checkoutId, tell);
  const form = useCardForm();
  const payment = usePayment(checkoutId, tell);
  const { phase } = payment;
  const busy = phase === 'paying' || phase === 'paid';
  const leaving = useLeaving({ checkoutId, tell }, { busy, dirty: form.dirty });
  const step = leaving.asking ? 'leaving' : phase;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leaving.tryToLeave()}
      title={t('checkout:title')}
      closeLabel={t('shell:close')}
    >
      <div className="grid gap-6">
        <p className="-mt-3 border-y border-dashed border-edge py-2 text-center text-sm font-medium">
          {t('checkout:sandbox')}
        </p>
        {checkout === null && <Reading error={error} onRetry={retry} />}
        {checkout && <OrderSummary checkout={checkout} />}
        {checkout && step === 'leaving' && <LeaveQuestion onLeave={leaving.leave} onStay={leaving.stay} />}
        {checkout && step === 'bank' && <BankStep onAnswer={payment.answerBank} />}
        {checkout && step === 'paid' && <PaidStep />}
        {checkout && (step === 'form' || step === 'paying') && <PaymentForm {...{ checkout, form, payment }} />}
      </div>
    </Dialog>
  );
}
