/** The door of the accounts. */
export { type AccessTokens, createAccessTokens } from './access-tokens.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { identifyBearer } from './identify-bearer.ts';
export { recordAudit } from './record-audit.ts';
