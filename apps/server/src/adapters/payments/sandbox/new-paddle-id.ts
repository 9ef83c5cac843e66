import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;
let lastMs = 0;

/** An id in Paddle's format: a prefix and a ULID in lower case. Ids of one process sort in creation order. */
export function newPaddleId(prefix: string): string {
  lastMs = Math.max(Date.now(), lastMs + 1);
  let time = '';
  for (let rest = lastMs; time.length < TIME_LENGTH; rest = Math.floor(rest / 32)) {
    time = ALPHABET.charAt(rest % 32) + time;
  }
  const random = Array.from(randomBytes(RANDOM_LENGTH), (byte) => ALPHABET.charAt(byte % 32)).join('');
  return `${prefix}_${time}${random}`;
}
