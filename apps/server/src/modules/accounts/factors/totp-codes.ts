import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Vitrine';
/** Parameters that every authenticator app supports (RFC 6238 with the defaults of RFC 4226). */
const RULES = { issuer: ISSUER, algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Accepted time steps around the current one: clocks differ, and typing takes time. */
const TOLERANCE = 1;
/** Time steps in which an otherwise valid code is reported as out of time: five minutes. */
const MEMORY = 10;

/** 160 random bits, base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth://` address that an app reads from a QR code. */
export const totpUri = (secret: string, label: string): string => new TOTP({ ...RULES, label, secret }).toString();

/** `step` is the code's time step. */
export type Judgement = { is: 'right'; step: number } | { is: 'wrong' | 'used' | 'out_of_time' };

/** Judges a typed code at `at`; `lastStep` is the step of the last accepted code. */
export function judgeCode(
  secret: string,
  typed: string,
  { at, lastStep }: { at: Date; lastStep: number | null },
): Judgement {
  const token = readDigits(typed);
  if (!/^\d{6}$/.test(token)) return { is: 'wrong' };
  const totp = new TOTP({ ...RULES, secret });
  const timestamp = at.getTime();
  const delta = totp.validate({ token, timestamp, window: MEMORY });
  if (delta === null) return { is: 'wrong' };
  const step = totp.counter({ timestamp }) + delta;
  if (step === lastStep) return { is: 'used' };
  if (Math.abs(delta) > TOLERANCE) return { is: 'out_of_time' };
  return lastStep !== null && step < lastStep ? { is: 'used' } : { is: 'right', step };
}

/** Converts digits of any script to ASCII digits and drops separators. */
export const readDigits = (typed: string): string =>
  typed.replaceAll(/[\s\p{Cf}-]/gu, '').replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** The ten digits of a script are consecutive code points, and no digit precedes the first. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return point - zero;
}
