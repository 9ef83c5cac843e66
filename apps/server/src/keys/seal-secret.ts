import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const PREFIX = 'sealed-1:';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** None of the given master keys decrypts the stored secret. */
export class MasterKeyError extends Error {
  constructor(masterKeys: readonly string[]) {
    super(
      masterKeys.length === 0
        ? 'MASTER_KEY must be set: the signing keys in the database are encrypted with it.'
        : 'MASTER_KEY is not the one that the signing keys in the database are encrypted with. If it was changed, put the one before after it, with a comma between.',
    );
    this.name = 'MasterKeyError';
  }
}

/**
 * `text` encrypted under the first master key (AES-256-GCM, bound to `name`, the row that holds it); unchanged without a master
 * key.
 */
export function sealSecret(text: string, name: string, [masterKey]: readonly string[]): string {
  if (masterKey === undefined) return text;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(masterKey), iv).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return PREFIX + Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url');
}

/**
 * The decrypted secret, and whether it is stored the way it would be stored now.
 * @throws MasterKeyError
 */
export function openSecret(
  value: string,
  name: string,
  masterKeys: readonly string[],
): { text: string; isCurrent: boolean } {
  if (!value.startsWith(PREFIX)) return { text: value, isCurrent: masterKeys.length === 0 };
  const bytes = Buffer.from(value.slice(PREFIX.length), 'base64url');
  for (const masterKey of masterKeys) {
    const text = decrypt(bytes, name, masterKey);
    if (text !== null) return { text, isCurrent: masterKey === masterKeys[0] };
  }
  throw new MasterKeyError(masterKeys);
}

function decrypt(bytes: Buffer, name: string, masterKey: string): string | null {
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(masterKey), iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

const keyOf = (masterKey: string): Buffer => Buffer.from(hkdfSync('sha256', masterKey, '', 'vitrine secrets', 32));
