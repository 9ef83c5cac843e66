/** The door of the accounts. */
export { type AccessTokens, createAccessTokens } from './access-tokens.ts';
export type { AccountsParts } from './accounts-parts.ts';
export { accountsRoutes } from './accounts.routes.ts';
export type { GoogleParts, MoveBelongings } from './google-parts.ts';
export { googleRoutes } from './google.routes.ts';
export { identifyBearer } from './identify-bearer.ts';
export { recordAudit } from './record-audit.ts';
export { sendRecoveryTask } from './tasks/send-recovery.task.ts';
