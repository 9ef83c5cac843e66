import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { isUnknown, useCheckout } from '../../features/payments/api/use-checkout.ts';
import { usePendingCheckout } from '../../features/payments/api/use-pending-checkout.ts';
import type { CheckoutPhase } from '../../features/payments/checkout-phase.ts';
import { MoneyArrives } from '../../features/payments/components/money-arrives.tsx';
import { watchCheckout } from '../../features/payments/pending-checkout.ts';
import { ContactSupport } from '../../lib/content/contact-support.tsx';
import { wantedPath } from '../../lib/session/login-address.ts';
import { Button } from '../../ui/button.tsx';
import { CheckoutMissing } from '../payments/checkout-missing.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';

function Failed({ again }: { again: string }) {
  const { t } = useTranslation('payments');
  return (
    <MessagePage
      title={t('wait.failedTitle')}
      action={
        <Button asChild look="next">
          <Link to={again}>{t('wait.failedAction')}</Link>
        </Button>
      }
    >
      {t('wait.failedText')}
      <ContactSupport />
    </MessagePage>
  );
}

function Waiting({ phase }: { phase: CheckoutPhase }) {
  const { t } = useTranslation('payments');
  const late = phase === 'late';
  return (
    <MessagePage
      title={t(late ? 'wait.lateTitle' : 'wait.title')}
      action={
        <div className="grid w-full justify-items-start gap-8">
          <MoneyArrives />
          {late && (
            <Button asChild>
              <Link to="/dashboard">{t('wait.lateAction')}</Link>
            </Button>
          )}
        </div>
      }
    >
      {t(late ? 'wait.lateText' : 'wait.text')}
      {late && <ContactSupport />}
    </MessagePage>
  );
}

/** Start of the wait for the payment; a reload does not reset it. */
function useSince(id: string | null): number {
  const pending = usePendingCheckout();
  const [opened] = useState(Date.now);
  useEffect(() => {
    if (id !== null) watchCheckout(id);
  }, [id]);
  return pending !== null && pending.id === id ? pending.since : opened;
}

/** Waits for the payment of `?checkout=`, and goes to the thank-you page when it is confirmed. */
export default function PaymentSuccess() {
  const { t } = useTranslation('payments');
  const [search] = useSearchParams();
  const id = search.get('checkout');
  const next = wantedPath(search);
  const { checkout, phase, error } = useCheckout(id, useSince(id));
  if (id === null || isUnknown(error)) return <CheckoutMissing />;
  return (
    <>
      <PageTitle title={t('wait.title')} />
      {phase === 'failed' ? (
        <Failed
          again={
            checkout?.plan === 'one_time'
              ? `/payment${next === null ? '' : `?next=${encodeURIComponent(next)}`}`
              : '/my-plan'
          }
        />
      ) : (
        <Waiting phase={phase} />
      )}
      {/* Beside the wait: an empty page would have neither a title nor a heading while the next one loads. */}
      {phase === 'done' && <Navigate to={`/thank-you?${search.toString()}`} replace />}
    </>
  );
}
