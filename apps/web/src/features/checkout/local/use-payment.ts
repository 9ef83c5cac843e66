import { useState } from 'react';
import { digitsOf, type CardForm } from './check-card.ts';
import type { LocalEvent } from './local-event.ts';
import { tellSandbox } from './sandbox-calls.ts';
import { fateOf } from './test-cards.ts';

type Phase = 'form' | 'paying' | 'bank' | 'paid';

/** The flow of a payment: the form, perhaps the bank's confirmation, then paid or declined with another attempt. */
export function usePayment(checkoutId: string, tell: (name: LocalEvent) => void) {
  const [phase, setPhase] = useState<Phase>('form');
  const [declined, setDeclined] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [form, setForm] = useState<CardForm | null>(null);

  const send = async (sent: CardForm, good: boolean) => {
    setPhase('paying');
    try {
      await tellSandbox(
        checkoutId,
        good ? 'complete' : 'decline',
        sent,
        fateOf(digitsOf(sent.number)) === 'declinedLater',
      );
      setPhase(good ? 'paid' : 'form');
      setDeclined(!good);
      tell(good ? 'checkout.completed' : 'checkout.payment.failed');
    } catch (cause) {
      setPhase('form');
      setError(cause);
    }
  };

  const pay = (sent: CardForm) => {
    setDeclined(false);
    setError(null);
    setForm(sent);
    const fate = fateOf(digitsOf(sent.number));
    if (fate === 'confirm') setPhase('bank');
    else void send(sent, fate !== 'declined');
  };
  const answerBank = (yes: boolean) => form && void send(form, yes);
  return { phase, declined, error, pay, answerBank };
}

export type Payment = ReturnType<typeof usePayment>;
