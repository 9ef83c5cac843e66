/** Public interface of the payments module: purchases, entitlements and the provider's events. */
export { cancelSubscriptionOf } from './cancel-subscription-of.ts';
export { moveGuestPayments } from './move-guest-payments.ts';
export type { PaymentsParts } from './payments-parts.ts';
export { paymentsRoutes } from './payments.routes.ts';
export { presentPayment } from './present-payment.ts';
export { readPlan } from './read-plan.ts';
export { retryEvent } from './retry-event.ts';
export { subscriptionsRoutes } from './subscriptions.routes.ts';
export { endSubscriptionTask } from './tasks/end-subscription.task.ts';
export { reconcilePaymentsTask } from './tasks/reconcile-payments.task.ts';
export { workOffEventTask } from './tasks/work-off-event.task.ts';
export { toUnits } from './to-units.ts';
export { countWaitingEvents } from './webhook-events.repository.ts';
export { webhooksRoutes } from './webhooks.routes.ts';
export { forgetPayer } from './forget-payer.ts';
export { isPlainFact } from './redact-event.ts';
