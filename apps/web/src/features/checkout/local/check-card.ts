import { fateOf } from './test-cards.ts';

/** The buyer's input in the fields. */
export interface CardForm {
  number: string;
  expiry: string;
  cvc: string;
  country: string;
  postalCode: string;
}
export type CardField = keyof CardForm;
export type CardFaults = Partial<Record<CardField, 'missing' | 'wrong' | 'notTest' | 'past'>>;

/** Countries that require a postcode. */
export const WITH_POSTCODE: ReadonlySet<string> = new Set(['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'ES', 'IT', 'NL', 'IN']);

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Digits in groups of four, as on a card. */
export const formatNumber = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** `MM / YY`, with the slash inserted during typing. */
export function formatExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export function readExpiry(text: string): { month: number; year: number } | null {
  const digits = digitsOf(text);
  const month = Number(digits.slice(0, 2));
  if (digits.length !== 4 || month < 1 || month > 12) return null;
  return { month, year: 2000 + Number(digits.slice(2)) };
}

/** Errors by field, in field order. */
export function checkCard(form: CardForm, today = new Date()): CardFaults {
  const faults: CardFaults = {};
  const number = digitsOf(form.number);
  if (number === '') faults.number = 'missing';
  else if (!isCardNumber(number)) faults.number = 'wrong';
  else if (fateOf(number) === undefined) faults.number = 'notTest';
  const expiry = readExpiry(form.expiry);
  if (form.expiry.trim() === '') faults.expiry = 'missing';
  else if (expiry === null) faults.expiry = 'wrong';
  else if (new Date(Date.UTC(expiry.year, expiry.month)) <= today) faults.expiry = 'past';
  if (form.cvc === '') faults.cvc = 'missing';
  else if (!/^\d{3,4}$/.test(form.cvc)) faults.cvc = 'wrong';
  if (WITH_POSTCODE.has(form.country) && form.postalCode.trim() === '') faults.postalCode = 'missing';
  return faults;
}

/** Length and check digit (Luhn, ISO/IEC 7812-1). */
function isCardNumber(digits: string): boolean {
  if (digits.length < 13) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
