/** Query key prefix of everything a payment changes: subscription, payments, credits. */
export const MONEY_KEY = ['money'] as const;
