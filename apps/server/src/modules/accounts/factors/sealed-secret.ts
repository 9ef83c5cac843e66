import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Db } from '../../../database/db.ts';
import { readSecret } from '../../../database/read-secret.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Purposes of encrypted third-party secrets. The installation has a key for each, protected like its other keys. */
type SealedFor = 'second-factors' | 'webhooks';

const keyOf = async (db: Db, purpose: SealedFor): Promise<Buffer> =>
  Buffer.from(await readSecret(db, purpose), 'base64url');

/** `text` encrypted for one owner (AES-256-GCM), base64url: it cannot be moved to another owner's row. */
export async function sealSecret(
  db: Db,
  ownerId: string,
  text: string,
  purpose: SealedFor = 'second-factors',
): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(db, purpose), nonce).setAAD(Buffer.from(ownerId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts the output of `sealSecret`. @throws Error if it is damaged, another owner's, or under another key */
export async function openSecret(
  db: Db,
  ownerId: string,
  sealed: string,
  purpose: SealedFor = 'second-factors',
): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(db, purpose), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(ownerId))
    .setAuthTag(rest.subarray(0, TAG_BYTES));
  return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]).toString('utf8');
}
