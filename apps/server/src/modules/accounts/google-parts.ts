import type { Db } from '../../database/db.ts';
import type { AccountsParts } from './accounts-parts.ts';
import type { IdentityProvider } from './identity-provider-port.ts';

/** Hands everything of one kind (photos, jobs, payments) from a guest to an account, in the transaction of `db`. */
export type MoveBelongings = (db: Db, guestId: string, userId: string) => Promise<void>;

export interface GoogleParts extends AccountsParts {
  /** Null: signing in with Google is not offered. */
  identityProvider: IdentityProvider | null;
  /** One for each kind of thing that a guest can have. */
  moveBelongings: readonly MoveBelongings[];
}
