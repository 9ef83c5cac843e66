/** The door of the accounts. */
export { type AccessTokens, createAccessTokens } from './access-tokens.ts';
export type { AccountsParts } from './accounts-parts.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { takeAttempt } from './attempt-limit.ts';
export { changeRole, type RoleOutcome } from './change-role.ts';
export { countOpenSessions } from './count-open-sessions.ts';
export type { GoogleParts, GuestBelongings } from './google-parts.ts';
export { googleRoutes } from './google.routes.ts';
export { identifyBearer } from './identify-bearer.ts';
export { isGuest } from './is-guest.ts';
export { isAdmin } from './is-admin.ts';
export { listAdmins } from './list-admins.ts';
export { readOwnProfile } from './read-own-profile.ts';
export { recordAudit } from './record-audit.ts';
export { requireOwnPassword } from './require-own-password.ts';
export { cleanUpTask } from './tasks/clean-up.task.ts';
export { sendRecoveryTask } from './tasks/send-recovery.task.ts';
export { deleteUser, lockWholeUser } from './users.repository.ts';
