import type { InterfaceLocale, PlanId } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';
import type { AccessTokens } from './access-tokens.ts';

/** What the accounts module is given. */
export interface AccountsParts {
  db: Db;
  queue: Queue;
  tokens: AccessTokens;
  /** Links in e-mails begin with it. */
  publicUrl: string;
  /** Days that a guest's session lasts; 30 unless told. */
  guestDays?: number;
  /** The plan a user has at the moment; null without a subscription. */
  readPlan(db: Db, userId: string): Promise<PlanId | null>;
}

/** Who asks, as far as a request tells. */
export interface Client {
  locale: InterfaceLocale;
  /** Whom attempts are counted by: an address, or the network of one. */
  address: string;
  /** Browser and system in words; null when they are not told. */
  device: string | null;
}
