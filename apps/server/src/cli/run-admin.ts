import type { Db } from '../database/db.ts';
import {
  changeRole,
  clearFactors,
  type ClearOutcome,
  listAdmins,
  type RoleOutcome,
} from '../modules/accounts/index.ts';

export interface AdminResult {
  lines: string[];
  /** False when nothing could be done, and `lines` say why. */
  isDone: boolean;
}

interface AdminParts {
  db: Db;
  /** Links in e-mails begin with it. */
  publicUrl: string;
}

const USAGE = 'Usage: npm run admin -- grant EMAIL | revoke EMAIL | list | clear-factors EMAIL';
/** The server, which may not be running, finds an e-mail without a task within ten minutes, and at its start. */
const SENT_LATER = { enqueue: async () => {} };

/** Does what the operator asks for. */
export async function runAdmin({ db, publicUrl }: AdminParts, words: readonly string[]): Promise<AdminResult> {
  const [command, email, ...more] = words;
  if (command === 'list' && email === undefined) return listed(await listAdmins(db));
  if (command === 'clear-factors' && email !== undefined && more.length === 0) {
    const outcome = await clearFactors({ db, publicUrl, queue: SENT_LATER }, email);
    return { lines: [tellCleared(outcome, email)], isDone: outcome !== 'unknown' };
  }
  const role = command === 'grant' ? 'admin' : 'user';
  if ((command !== 'grant' && command !== 'revoke') || email === undefined || more.length > 0) {
    return { lines: [USAGE], isDone: false };
  }
  const outcome = await changeRole(db, email, role);
  return { lines: [tell(outcome, email, role)], isDone: outcome === 'changed' || outcome === 'unchanged' };
}

const listed = (emails: string[]): AdminResult => ({
  lines: emails.length === 0 ? ['Nobody is an administrator yet.'] : emails,
  isDone: true,
});

function tell(outcome: RoleOutcome, email: string, role: 'admin' | 'user'): string {
  const state = role === 'admin' ? 'an administrator' : 'no administrator';
  const sentences: Record<RoleOutcome, string> = {
    changed: `${email} is ${state} from now on.`,
    unchanged: `${email} is ${state} already.`,
    unknown: `No account has the address ${email}.`,
    unconfirmed: `${email} is not confirmed yet: its owner has to follow the link of the confirmation e-mail first.`,
  };
  return sentences[outcome];
}

function tellCleared(outcome: ClearOutcome, email: string): string {
  const sentences: Record<ClearOutcome, string> = {
    cleared: `${email} has no second factor any more, is signed out everywhere, and gets an e-mail about it.`,
    none: `${email} has no second factor.`,
    unknown: `No account has the address ${email}.`,
  };
  return sentences[outcome];
}
