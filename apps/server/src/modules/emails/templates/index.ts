import type { EmailKind } from '../email-values.ts';
import { apiKeyMade, confirm, factorNews, passwordChanged, recover } from './account-emails.ts';
import { paymentFailed, receipt, refund, subscriptionEnded, trialEnding } from './payment-emails.ts';
import { setFailed, setReady } from './set-emails.ts';
import type { Template } from './template.ts';

/** The template of every kind of e-mail. */
export const templates: { [K in EmailKind]: Template<K> } = {
  confirm,
  recover,
  password_changed: passwordChanged,
  factor_news: factorNews,
  api_key_made: apiKeyMade,
  receipt,
  payment_failed: paymentFailed,
  subscription_ended: subscriptionEnded,
  refund,
  trial_ending: trialEnding,
  set_ready: setReady,
  set_failed: setFailed,
};
