import type { Db } from '../../database/db.ts';
import type { AccountsParts } from './accounts-parts.ts';
import type { IdentityProvider } from './identity-provider-port.ts';

/** What a guest can have, for the account that the guest turns out to be. All in the transaction of `db`. */
export interface GuestBelongings {
  /** Locks what elsewhere is locked before the credits of its user: jobs that end. */
  lock: (db: Db, guestId: string) => Promise<void>;
  /** Each hands over everything of one kind: photos, jobs, payments, credits. */
  move: readonly ((db: Db, guestId: string, userId: string) => Promise<void>)[];
}

export interface GoogleParts extends AccountsParts {
  /** Null: signing in with Google is not offered. */
  identityProvider: IdentityProvider | null;
  belongings: GuestBelongings;
}
