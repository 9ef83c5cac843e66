import type { Template } from './template.ts';

const PAYMENTS_PAGE = '/subscription';

export const receipt: Template<'receipt'> = (paid, { say, count, money, day, foreign, page }) => {
  const amount = money(paid.amountMinor, paid.currency);
  const item = say(`plans.${paid.plan}`);
  const date = day(paid.paidAt);
  return {
    subject: say('receipt.subject', { amount }),
    preview: say('receipt.preview', { item, date }),
    heading: say('receipt.heading'),
    paragraphs: [count('receipt.body', paid.credits)],
    facts: [
      { label: say('facts.date'), value: date },
      { label: say('facts.item'), value: item },
      { label: say('facts.amount'), value: amount },
      { label: say('facts.tax'), value: money(paid.taxMinor, paid.currency) },
      { label: say('facts.credits'), value: String(paid.credits) },
      ...(paid.invoiceNumber === null ? [] : [{ label: say('facts.invoice'), value: foreign(paid.invoiceNumber) }]),
    ],
    button: { label: say('receipt.button'), link: page(PAYMENTS_PAGE) },
    notes: [say('receipt.invoice')],
    reason: say('reasons.money'),
  };
};

export const paymentFailed: Template<'payment_failed'> = (failed, { say, money, day, page }) => {
  const values = { amount: money(failed.amountMinor, failed.currency), item: say(`plans.${failed.plan}`) };
  const { nextTryAt } = failed;
  return {
    subject: say('payment_failed.subject'),
    preview: say('payment_failed.preview'),
    heading: say('payment_failed.heading'),
    paragraphs: [
      say('payment_failed.body', values),
      ...(nextTryAt === null ? [] : [say('payment_failed.next_try', { date: day(nextTryAt) })]),
    ],
    button: { label: say('payment_failed.button'), link: page(PAYMENTS_PAGE) },
    reason: say('reasons.money'),
  };
};

export const subscriptionEnded: Template<'subscription_ended'> = ({ plan, endedAt }, { say, day, page }) => ({
  subject: say('subscription_ended.subject'),
  preview: say('subscription_ended.preview'),
  heading: say('subscription_ended.heading'),
  paragraphs: [
    say('subscription_ended.body', { item: say(`plans.${plan}`), date: day(endedAt) }),
    say('subscription_ended.keep'),
  ],
  button: { label: say('subscription_ended.button'), link: page('/my-plan') },
  reason: say('reasons.money'),
});

export const refund: Template<'refund'> = (paid, { say, count, money, day, page }) => {
  const amount = money(paid.amountMinor, paid.currency);
  const item = say(`plans.${paid.plan}`);
  return {
    subject: say('refund.subject', { amount }),
    preview: say('refund.preview', { item, date: day(paid.refundedAt) }),
    heading: say('refund.heading'),
    paragraphs: [
      say('refund.body', { amount, item }),
      ...(paid.creditsTaken === 0 ? [] : [count('refund.credits', paid.creditsTaken)]),
    ],
    button: { label: say('refund.button'), link: page(PAYMENTS_PAGE) },
    reason: say('reasons.money'),
  };
};

export const trialEnding: Template<'trial_ending'> = (trial, { say, money, day, page }) => {
  const date = day(trial.endsAt);
  const amount = money(trial.amountMinor, trial.currency);
  return {
    subject: say('trial_ending.subject', { date }),
    preview: say('trial_ending.preview'),
    heading: say('trial_ending.heading'),
    paragraphs: [
      say('trial_ending.body', { item: say(`plans.${trial.plan}`), date, amount }),
      say('trial_ending.stop'),
    ],
    button: { label: say('trial_ending.button'), link: page(PAYMENTS_PAGE) },
    reason: say('reasons.money'),
  };
};
