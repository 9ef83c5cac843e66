import type { InterfaceLocale, PlanId } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';
import type { AccessTokens } from './access-tokens.ts';

/** Dependencies of the accounts module. */
export interface AccountsParts {
  db: Db;
  queue: Queue;
  tokens: AccessTokens;
  /** Links in e-mails begin with it. */
  publicUrl: string;
  /** Days that a guest's session lasts; default 30. */
  guestDays?: number;
  /** The plan a user has at the moment; null without a subscription. */
  readPlan(db: Db, userId: string): Promise<PlanId | null>;
}

/** The caller, as far as the request reveals it. */
export interface Client {
  locale: InterfaceLocale;
  /** Unit that attempts are counted by: an address, or its network. */
  address: string;
  /** Browser and system in words; null if unknown. */
  device: string | null;
}
