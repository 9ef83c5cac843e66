import { useState } from 'react';
import { checkCard, formatExpiry, formatNumber, digitsOf, type CardField, type CardForm } from './check-card.ts';
import { guessCountry } from './countries.ts';

const FORMATS: Partial<Record<CardField, (text: string) => string>> = {
  number: formatNumber,
  expiry: formatExpiry,
  cvc: (text) => digitsOf(text).slice(0, 4),
};
/** In visual order. */
const FIELDS = ['number', 'expiry', 'cvc', 'country', 'postalCode'] as const satisfies readonly CardField[];
/** Values filled in with a test card. */
const FILLED = { expiry: '12 / 35', cvc: '100', postalCode: '10001' } as const;

/** The buyer's input, with errors after the first attempt to submit. */
export function useCardForm() {
  const [values, setValues] = useState<CardForm>(() => ({
    number: '',
    expiry: '',
    cvc: '',
    country: guessCountry(navigator.languages),
    postalCode: '',
  }));
  const [sent, setSent] = useState(false);
  const [dirty, setDirty] = useState(false);
  const change = (field: CardField, text: string) => {
    setDirty(true);
    setValues((before) => ({ ...before, [field]: FORMATS[field]?.(text) ?? text }));
  };
  const fill = (number: string) => {
    setDirty(true);
    setValues((before) => ({ ...FILLED, country: before.country, number: formatNumber(number) }));
  };
  /** The first invalid field. */
  const check = (): CardField | undefined => {
    setSent(true);
    const faults = checkCard(values);
    return FIELDS.find((field) => faults[field] !== undefined);
  };
  return { values, faults: sent ? checkCard(values) : {}, dirty, change, fill, check };
}

export type CardFormState = ReturnType<typeof useCardForm>;
