import { randomBytes } from 'node:crypto';
import { hashToken } from '../accounts/index.ts';

const START = 'vk_';
/** Characters of the random part that are shown: enough to tell keys apart; 216 secret bits remain. */
const SHOWN = 6;

/** Whether a bearer token is an API key, by its prefix; access tokens are JWTs. */
export const isApiKey = (token: string): boolean => token.startsWith(START);

/** A key: 256 random bits after a prefix that people and secret scanners recognise. */
export function newKey(isSandbox: boolean): { secret: string; prefix: string; keyHash: string } {
  const start = `${START}${isSandbox ? 'sandbox' : 'live'}_`;
  const secret = start + randomBytes(32).toString('base64url');
  return { secret, prefix: secret.slice(0, start.length + SHOWN), keyHash: hashToken(secret) };
}
