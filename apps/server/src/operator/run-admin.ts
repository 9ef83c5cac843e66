import type { Db } from '../database/db.ts';
import type { KeySettings } from '../keys/open-key-ring.ts';
import { rotateKeys } from '../keys/rotate-keys.ts';
import {
  changeRole,
  clearFactors,
  type ClearOutcome,
  listAdmins,
  offerFirstAdministrator,
  type RoleOutcome,
} from '../modules/accounts/index.ts';
import type { Told } from './told.ts';

interface AdminParts {
  db: Db;
  /** Links in e-mails begin with it. */
  publicUrl: string;
  /** Left out: the defaults. */
  keys?: KeySettings;
}

const USAGE =
  'Usage: npm run admin -- grant EMAIL | revoke EMAIL | list | first | clear-factors EMAIL | rotate-keys [at-once] | move-files to-bucket|to-folder';
/** E-mails are written without a task: the server, which may not be running, sends them within ten minutes or at its start. */
const SENT_LATER = { enqueue: async () => {} };
const KEPT_KEYS: KeySettings = { signingKeys: [], masterKeys: [] };

/** Executes the operator's command. */
export async function runAdmin(
  { db, publicUrl, keys = KEPT_KEYS }: AdminParts,
  words: readonly string[],
): Promise<Told> {
  const [command, email, ...more] = words;
  if (command === 'rotate-keys' && (email === undefined || email === 'at-once') && more.length === 0) {
    return rotate(db, keys, email === 'at-once');
  }
  if (command === 'list' && email === undefined) return listed(await listAdmins(db));
  if (command === 'clear-factors' && email !== undefined && more.length === 0) {
    const outcome = await clearFactors({ db, publicUrl, queue: SENT_LATER }, email);
    return { lines: [tellCleared(outcome, email)], isDone: outcome !== 'unknown' };
  }
  if (command === 'first' && email === undefined) return offered(await offerFirstAdministrator(db, 'again'), publicUrl);
  const role = command === 'grant' ? 'admin' : 'user';
  if ((command !== 'grant' && command !== 'revoke') || email === undefined || more.length > 0) {
    return { lines: [USAGE], isDone: false };
  }
  const outcome = await changeRole(db, email, role);
  return { lines: [tell(outcome, email, role)], isDone: outcome === 'changed' || outcome === 'unchanged' };
}

const listed = (emails: string[]): Told => ({
  lines: emails.length === 0 ? ['There is no administrator yet.'] : emails,
  isDone: true,
});

/** The first user with a confirmed account who opens it becomes administrator; after that the address in the log is useless. */
export const firstAdministratorAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}/admin?first=${token}`;

const offered = (token: string | null, publicUrl: string): Told =>
  token === null
    ? {
        lines: ['There is an administrator already: npm run vitrine -- admin grant EMAIL adds another.'],
        isDone: false,
      }
    : {
        lines: [
          'Sign up, confirm the address, and open this page; it works once and replaces the previous one:',
          firstAdministratorAddress(publicUrl, token),
        ],
        isDone: true,
      };

function tell(outcome: RoleOutcome, email: string, role: 'admin' | 'user'): string {
  const state = role === 'admin' ? 'an administrator' : 'not an administrator';
  const sentences: Record<RoleOutcome, string> = {
    changed: `${email} is now ${state}.`,
    unchanged: `Nothing to change: ${email} is ${state}.`,
    unknown: `No account has the address ${email}.`,
    unconfirmed: `${email} is not confirmed yet: its owner must first follow the link of the confirmation e-mail.`,
  };
  return sentences[outcome];
}

function tellCleared(outcome: ClearOutcome, email: string): string {
  const sentences: Record<ClearOutcome, string> = {
    cleared: `${email} no longer has a second factor, is signed out everywhere, and gets an e-mail about it.`,
    none: `${email} has no second factor.`,
    unknown: `No account has the address ${email}.`,
  };
  return sentences[outcome];
}

async function rotate(db: Db, keys: KeySettings, isUrgent: boolean): Promise<Told> {
  if (keys.signingKeys.length > 0) {
    const lines = [
      'The signing keys come from SIGNING_KEYS: put a new one before the others there, and restart the processes one after the other.',
      'Remove the old one two days later, or at once if it has leaked.',
    ];
    return { lines, isDone: false };
  }
  await rotateKeys(db, keys, isUrgent);
  const fate = isUrgent
    ? 'Everything signed by the old keys is refused, by running processes within a minute: browsers get new tokens, and pages load their pictures again.'
    : 'What the old keys signed stays valid until it expires: tokens 15 minutes, addresses of pictures a day and a half.';
  return { lines: ['New signing keys are in use, by running processes within a minute.', fate], isDone: true };
}
