import type { FactorNews } from '../../emails/index.ts';
import { emailUser } from '../../emails/index.ts';
import type { AccountsParts } from '../accounts-parts.ts';
import { type Origin, recordAuthEvent } from '../auth-events.repository.ts';
import { recordAudit } from '../record-audit.ts';
import { countRecoveryCodes } from './recovery-codes.repository.ts';

/** Dependencies for recording an event and sending an e-mail about it. */
export interface NewsParts extends Pick<AccountsParts, 'db' | 'publicUrl'> {
  queue: Pick<AccountsParts['queue'], 'enqueue'>;
}

const ACTIONS: Readonly<Record<FactorNews, string>> = {
  totp_added: 'factor.added',
  totp_removed: 'factor.removed',
  passkey_added: 'factor.added',
  passkey_removed: 'factor.removed',
  recovery_codes_made: 'recovery_codes.made',
  recovery_code_used: 'recovery_code.used',
  factors_cleared: 'factors.cleared',
};

interface News {
  event: FactorNews;
  /** Null: the operator at the command line. */
  actorId: string | null;
  origin: Origin;
}

/** Records a change of an account's second factors for its owner and in the audit log, and e-mails the owner. */
export async function tellOwner(parts: NewsParts, userId: string, { event, actorId, origin }: News): Promise<void> {
  await recordAuthEvent(parts.db, userId, event, origin);
  await recordAudit(parts.db, { actorId, action: ACTIONS[event], subject: userId, detail: { what: event } });
  const codes = await countRecoveryCodes(parts.db, userId);
  const values = { what: event, at: new Date(), codesLeft: codes?.left ?? 0 };
  await emailUser(parts, userId, { kind: 'factor_news', values });
}
