import { expect, it } from 'vitest';
import { checkCard, formatExpiry, formatNumber, type CardForm } from './check-card.ts';
import { TEST_CARDS } from './test-cards.ts';

const today = new Date('2026-11-21');
const good: CardForm = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 35',
  cvc: '100',
  country: 'US',
  postalCode: '10001',
};
const faultsOf = (change: Partial<CardForm>) => checkCard({ ...good, ...change }, today);

it('accepts every test card', () => {
  for (const { number } of TEST_CARDS) expect(faultsOf({ number })).toEqual({});
});

it('names every missing field', () => {
  expect(faultsOf({ number: '', expiry: '', cvc: '', postalCode: '' })).toEqual({
    number: 'missing',
    expiry: 'missing',
    cvc: 'missing',
    postalCode: 'missing',
  });
});

it('tells a typing error from a card that is no test card', () => {
  expect(faultsOf({ number: '4242 4242 4242 4241' })).toEqual({ number: 'wrong' });
  expect(faultsOf({ number: '5555 5555 5555 4444' })).toEqual({ number: 'notTest' });
});

it('accepts a card until the end of its month', () => {
  expect(faultsOf({ expiry: '11 / 26' })).toEqual({});
  expect(faultsOf({ expiry: '10 / 26' })).toEqual({ expiry: 'past' });
  expect(faultsOf({ expiry: '13 / 30' })).toEqual({ expiry: 'wrong' });
});

it('asks for a postcode only where the payment needs one', () => {
  expect(faultsOf({ country: 'AE', postalCode: '' })).toEqual({});
});

it('groups the typed digits', () => {
  expect([formatNumber('42424242x42'), formatExpiry('12'), formatExpiry('1235')]).toEqual([
    '4242 4242 42',
    '12',
    '12 / 35',
  ]);
});
