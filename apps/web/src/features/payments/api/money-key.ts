/** Begins the key of everything that a payment changes: the subscription, the payments, the credits. */
export const MONEY_KEY = ['money'] as const;
