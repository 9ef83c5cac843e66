import type { OwnPasskey } from '@vitrine/contract';

/** A change of the second factors: one at a time, each in a dialog. */
export type FactorTask =
  | { is: 'set_up_app' }
  | { is: 'remove_app' }
  | { is: 'add_key' }
  | { is: 'rename_key'; key: OwnPasskey }
  | { is: 'remove_key'; key: OwnPasskey }
  | { is: 'make_codes' }
  | { is: 'keep_codes'; codes: readonly string[] };

/** Seconds before its expiry at which a proof counts as expired: the change must still reach the server. */
const MARGIN_MS = 15_000;

/** Whether a task needs a proof first; `provenUntil` is the current proof's expiry. */
export function wantsProof(task: FactorTask, provenUntil: string | null, now = Date.now()): boolean {
  if (task.is === 'rename_key' || task.is === 'keep_codes') return false;
  return provenUntil === null || Date.parse(provenUntil) - MARGIN_MS < now;
}
