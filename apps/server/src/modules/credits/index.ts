/** Public interface of the credit ledger. Every function takes the caller's transaction and is idempotent by its cause. */
export { confirmPendingCredits } from './confirm-pending-credits.ts';
export { readBalance } from './credits.repository.ts';
export { creditsRoutes } from './credits.routes.ts';
export { giveCreditsByHand } from './give-credits-by-hand.ts';
export { giveCreditsAgain } from './give-credits-again.ts';
export { grantPaidCredits, type PaidCredits } from './grant-paid-credits.ts';
export { grantSignupCredits } from './grant-signup-credits.ts';
export type { JobAttempt } from './job-attempt.ts';
export { listLedger } from './list-ledger.ts';
export { moveGuestCredits } from './move-guest-credits.ts';
export { reserveCredit } from './reserve-credit.ts';
export { returnCredit } from './return-credit.ts';
export { settleCredit } from './settle-credit.ts';
export { takeBackCredits } from './take-back-credits.ts';
