import { createHash, randomBytes } from 'node:crypto';

/** An opaque token: 256 random bits for its holder, and the hash that we store. */
export function newOpaqueToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** SHA-256, hex. Enough for random tokens; passwords need a slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
