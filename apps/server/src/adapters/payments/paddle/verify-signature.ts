import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_S = 300;

/**
 * Whether the header (`ts=SECONDS;h1=HEX;h1=HEX…`) has a signature of `rawBody` with `secret`, made less than five minutes from
 * now: during a secret rotation there are two, and either counts. The SDK's own check looks at the last one only, accepts any
 * future timestamp and does not compare in constant time. Source: https://developer.paddle.com/webhooks/signature-verification
 */
export function isSignedBy(secret: string, rawBody: string, header: string | undefined, now = new Date()): boolean {
  const parts = (header ?? '').split(';').map((part) => part.trim().split('='));
  const ts = parts.find(([name]) => name === 'ts')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(ts) || Math.abs(now.getTime() / 1000 - Number(ts)) > TOLERANCE_S) return false;
  const wanted = createHmac('sha256', secret).update(`${ts}:${rawBody}`).digest();
  return parts.some(([name, hex = '']) => name === 'h1' && isHash(wanted, hex));
}

function isHash(wanted: Buffer, hex: string): boolean {
  const given = Buffer.from(hex, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
