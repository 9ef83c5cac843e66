import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes: the OWASP Password Storage Cheat Sheet's first recommendation. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** A hash at the same cost that no password is asked to match. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$7xR2htMrqZqJ7R74Jljzeg$6zQYmZZ2FQQCfEKlMhXh6MXTYNZVXYn0j3a59yGYLDY';

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether `password` is the one. Takes as long without an account (null) as with one, so that time tells nothing. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? NOBODYS_HASH, password);
  return matches && passwordHash !== null;
}
