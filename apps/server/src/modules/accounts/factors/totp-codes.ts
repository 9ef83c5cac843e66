import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Vitrine';
/** What every authenticator app can do (RFC 6238 with the defaults of RFC 4226). */
const RULES = { issuer: ISSUER, algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps beside the current one in which a code counts: clocks differ, and typing takes time. */
const TOLERANCE = 1;
/** Steps in which a code is recognised as one of another time, to be able to say so: five minutes. */
const MEMORY = 10;

/** 160 random bits, base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth://` address that an app reads from a QR code. */
export const totpUri = (secret: string, label: string): string => new TOTP({ ...RULES, label, secret }).toString();

/** `step` is the time step that the code stands for. */
export type Judgement = { is: 'right'; step: number } | { is: 'wrong' | 'used' | 'out_of_time' };

/** What a typed code is worth at `at`; `lastStep` is the step of the last code that was taken. */
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

/** Digits of any script as those of ours, without what stands between them. */
export const readDigits = (typed: string): string =>
  typed.replaceAll(/[\s\p{Cf}-]/gu, '').replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** The ten digits of a script follow each other, from a code point on that no digit precedes. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return point - zero;
}
