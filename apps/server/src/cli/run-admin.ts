import type { Db } from '../database/db.ts';
import { changeRole, listAdmins, type RoleOutcome } from '../modules/accounts/index.ts';

export interface AdminResult {
  lines: string[];
  /** False when nothing could be done, and `lines` say why. */
  isDone: boolean;
}

const USAGE = 'Usage: npm run admin -- grant EMAIL | revoke EMAIL | list';

/** Does what the operator asks for. */
export async function runAdmin(db: Db, words: readonly string[]): Promise<AdminResult> {
  const [command, email, ...more] = words;
  if (command === 'list' && email === undefined) return listed(await listAdmins(db));
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
