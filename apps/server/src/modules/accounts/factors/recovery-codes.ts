import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@vitrine/contract';
import { hashToken } from '../opaque-token.ts';

/** Crockford's base32: no letters that look like digits, or like each other. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 bits: enough for a plain hash. */
const LENGTH = 16;

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-');

/** Ten codes, such as `7k3m-x0q9-…`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/** The hash of a typed code: case, separators, and letters that look like digits do not matter. */
export const hashRecoveryCode = (typed: string): string =>
  hashToken(
    typed
      .toLowerCase()
      .replaceAll(/[^\da-z]/g, '')
      .replaceAll('o', '0')
      .replaceAll(/[il]/g, '1'),
  );
