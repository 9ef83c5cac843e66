import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes: the OWASP Password Storage Cheat Sheet's first recommendation. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** A hash of the same cost that matches no password. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$7xR2htMrqZqJ7R74Jljzeg$6zQYmZZ2FQQCfEKlMhXh6MXTYNZVXYn0j3a59yGYLDY';

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether `password` matches. Takes equally long without an account (null), so that timing reveals nothing. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? NOBODYS_HASH, password);
  return matches && passwordHash !== null;
}
