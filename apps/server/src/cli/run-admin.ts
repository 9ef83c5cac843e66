import type { Db } from '../database/db.ts';
import type { KeySettings } from '../keys/open-key-ring.ts';
import { rotateKeys } from '../keys/rotate-keys.ts';
import { changeRole, listAdmins, type RoleOutcome } from '../modules/accounts/index.ts';

export interface AdminResult {
  lines: string[];
  /** False when nothing could be done, and `lines` say why. */
  isDone: boolean;
}

const USAGE = 'Usage: npm run admin -- grant EMAIL | revoke EMAIL | list | rotate-keys [at-once]';

/** As without settings. */
const KEPT_KEYS: KeySettings = { signingKeys: [], masterKeys: [] };

/** Does what the operator asks for. */
export async function runAdmin(db: Db, words: readonly string[], keys: KeySettings = KEPT_KEYS): Promise<AdminResult> {
  const [command, email, ...more] = words;
  if (command === 'rotate-keys' && (email === undefined || email === 'at-once') && more.length === 0) {
    return rotate(db, keys, email === 'at-once');
  }
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

async function rotate(db: Db, keys: KeySettings, isUrgent: boolean): Promise<AdminResult> {
  if (keys.signingKeys.length > 0) {
    const lines = [
      'The signing keys come from SIGNING_KEYS: put a new one before the others there, and restart the processes one after the other.',
      'Take the old one out two days later, or at once when it became known.',
    ];
    return { lines, isDone: false };
  }
  await rotateKeys(db, keys, isUrgent);
  const fate = isUrgent
    ? 'What the keys before have signed is refused from now on, by running processes within a minute: everybody goes on with a new token, and pages load their pictures again.'
    : 'What the keys before have signed stays good until it ends: tokens 15 minutes, addresses of pictures a day and a half.';
  return { lines: ['New signing keys are in use, by running processes within a minute.', fate], isDone: true };
}
