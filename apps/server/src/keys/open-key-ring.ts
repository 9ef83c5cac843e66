import type { Db } from '../database/db.ts';
import { readKeptKeys } from './kept-keys.repository.ts';
import { derivedKey, type KeyPurpose, type SigningKey, signingKey } from './signing-key.ts';

/** The keys of one purpose: the newest signs; older ones verify until everything they signed has expired. */
export interface KeyRing {
  signing(): SigningKey;
  /** Newest first. */
  verifying(): SigningKey[];
  /** Checks whether another process made a new key; at most every few seconds. */
  refresh(): Promise<void>;
}

export interface KeySettings {
  /** Newest first; empty: the installation keeps its own in the database. */
  signingKeys: readonly string[];
  /** Encrypt the stored keys, newest first. */
  masterKeys: readonly string[];
}

/** Longest validity of a signature, in milliseconds. */
export const SIGNED_FOR_MS: Record<KeyPurpose, number> = {
  'access-tokens': 15 * 60_000,
  'signed-files': 36 * 3_600_000,
};
/** A process notices a new key after this time at the latest, and signs with the previous one until then. */
export const HEARD_AFTER_MS = 60_000;
const REFRESH_AT_MOST_EVERY_MS = 5000;

interface TimedKey extends SigningKey {
  /** Unix milliseconds at which it stops verifying. */
  endsAt: number;
}

/**
 * Keys from the settings, or those that the installation keeps and rotates. New ones are noticed on use: an idle server does not
 * poll.
 * @throws MasterKeyError
 */
export async function openKeyRing(db: Db, purpose: KeyPurpose, settings: KeySettings): Promise<KeyRing> {
  const { signingKeys, masterKeys } = settings;
  if (signingKeys.length > 0) return fixedRing(signingKeys.map((common) => derivedKey(common, purpose)));
  const load = async (): Promise<TimedKey[]> => {
    const kept = await readKeptKeys(db, purpose, masterKeys);
    return kept.map(({ secret }, index) => {
      const followed = kept[index - 1]?.madeAt.getTime() ?? Infinity;
      return Object.assign(signingKey(secret), { endsAt: followed + HEARD_AFTER_MS + SIGNED_FOR_MS[purpose] });
    });
  };
  let keys = await load();
  let loadedAt = Date.now();
  let loading: Promise<void> | null = null;
  const refresh = async (): Promise<void> => {
    if (Date.now() - loadedAt < REFRESH_AT_MOST_EVERY_MS) return;
    loading ??= load()
      .then((loaded) => void (keys = loaded))
      // While the database is away the known keys stay in use.
      .catch(() => undefined)
      .finally(() => {
        loadedAt = Date.now();
        loading = null;
      });
    await loading;
  };
  const current = (): TimedKey[] => {
    if (Date.now() - loadedAt > HEARD_AFTER_MS) void refresh();
    return keys;
  };
  return {
    signing: () => current()[0]!,
    verifying: () => current().filter(({ endsAt }) => endsAt > Date.now()),
    refresh,
  };
}

/** Keys that do not change while the process runs. */
export function fixedRing(keys: readonly SigningKey[]): KeyRing {
  return { signing: () => keys[0]!, verifying: () => [...keys], refresh: async () => {} };
}
