import type { Db } from '../../database/db.ts';
import type { AccountsParts } from './accounts-parts.ts';
import type { IdentityProvider } from './identity-provider-port.ts';

/** Everything a guest can own, to be moved to the account that the guest signs in to. All in the transaction of `db`. */
export interface GuestBelongings {
  /** Locks the guest's jobs: everywhere else they are locked before the user's credits. */
  lock: (db: Db, guestId: string) => Promise<void>;
  /** Each moves everything of one kind: photos, jobs, payments, credits. */
  move: readonly ((db: Db, guestId: string, userId: string) => Promise<void>)[];
}

export interface GoogleParts extends AccountsParts {
  /** Null: sign-in with Google is not offered. */
  identityProvider: IdentityProvider | null;
  belongings: GuestBelongings;
}
