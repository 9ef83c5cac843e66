import { Secret, TOTP } from 'otpauth';
import type { Db } from '../database/db.ts';
import { newId } from '../database/new-id.ts';
import { passkeys, recoveryCodes, totpFactors } from '../database/schema.ts';
import { sealSecret } from '../modules/accounts/factors/sealed-secret.ts';

/** The code that an authenticator app shows `steps` × 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Gives an account an authenticator app, as if it had been set up. @returns its secret, base32 */
export async function giveTotp(db: Db, userId: string): Promise<string> {
  const secret = new Secret({ size: 20 }).base32;
  const sealedSecret = await sealSecret(db, userId, secret);
  await db.insert(totpFactors).values({ id: newId(), userId, sealedSecret, confirmedAt: new Date() });
  return secret;
}

/** Gives an account a row of each kind, none of which grants access. @returns the passkey's id */
export async function giveIdleFactors(db: Db, userId: string): Promise<string> {
  const id = newId();
  const key = { credentialId: `key-${id}`, publicKey: 'none', signatures: 0, transports: [], isSynced: false };
  await db.insert(passkeys).values({ id, userId, name: 'Desk key', ...key });
  await db.insert(recoveryCodes).values({ id: newId(), userId, codeHash: `hash-${id}` });
  await giveTotp(db, userId);
  return id;
}
