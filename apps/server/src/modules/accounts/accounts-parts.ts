import type { Db } from '../../database/db.ts';
import type { AccessTokens } from './access-tokens.ts';

/** What the accounts module is given. */
export interface AccountsParts {
  db: Db;
  tokens: AccessTokens;
  /** Links in e-mails begin with it. */
  publicUrl: string;
}
