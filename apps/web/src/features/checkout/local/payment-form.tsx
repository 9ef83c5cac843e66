import { useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CardFields } from './card-fields.tsx';
import type { SandboxCheckout } from './sandbox-calls.ts';
import { TestCardList } from './test-card-list.tsx';
import { useAmount } from './use-amount.ts';
import type { CardFormState } from './use-card-form.ts';
import type { Payment } from './use-payment.ts';

interface Props {
  checkout: SandboxCheckout;
  form: CardFormState;
  payment: Payment;
}

/** Card, country and the button; after a declined card the input stays for another attempt. */
export function PaymentForm({ checkout, form, payment }: Props) {
  const { t } = useTranslation('checkout');
  const amount = useAmount();
  const button = useRef<HTMLButtonElement>(null);
  const paying = payment.phase === 'paying';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (paying) return;
    const wrong = form.check();
    if (wrong === undefined) payment.pay(form.values);
    else event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const choose = (number: string) => {
    form.fill(number);
    button.current?.focus();
  };
  const toPay = { price: amount(checkout.total_minor, checkout.currency) };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5" aria-busy={paying}>
      <TestCardList disabled={paying} onChoose={choose} />
      <CardFields form={form} disabled={paying} />
      {/* What to do next, and why it failed, stays in sight, however long the form. */}
      <div className="sticky -bottom-6 -mb-6 grid gap-4 bg-raised pt-2 pb-6">
        <WhyNotPaid payment={payment} />
        <Button ref={button} look="next" size="large" type="submit" aria-disabled={paying}>
          {paying ? t('paying') : checkout.trial_days > 0 ? t('startTrial') : t('pay', toPay)}
        </Button>
      </div>
    </form>
  );
}

/** The result of the last attempt. */
function WhyNotPaid({ payment: { declined, error } }: Pick<Props, 'payment'>) {
  const { t } = useTranslation('checkout');
  const say = useErrorText();
  if (!declined && error === null) return null;
  return (
    <Notice tone="danger" urgent title={declined ? t('declined') : say(error)}>
      {t(declined ? 'declinedText' : 'again')}
    </Notice>
  );
}
