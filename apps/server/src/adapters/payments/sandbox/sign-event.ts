import { createHmac } from 'node:crypto';

/** The signature header of Paddle for `rawBody`, sent at `at`. */
export function signEvent(rawBody: string, secret: string, at = new Date()): string {
  const ts = Math.floor(at.getTime() / 1000);
  return `ts=${ts};h1=${createHmac('sha256', secret).update(`${ts}:${rawBody}`).digest('hex')}`;
}
