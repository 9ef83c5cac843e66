import { expect, it } from 'vitest';
import { redactEvent, redactPerson } from './redact-event.ts';

const EVENT = {
  event_id: 'evt_1',
  event_type: 'transaction.completed',
  occurred_at: '2026-11-22T10:00:00Z',
  data: {
    id: 'txn_1',
    status: 'completed',
    customer_id: 'ctm_1',
    address_id: 'add_1',
    customer: { id: 'ctm_1', name: 'Ada Lovelace', email: 'ada@example.com' },
    address: { first_line: '12 St James Square', postal_code: 'SW1Y 4JH', country_code: 'GB' },
    custom_data: { userId: '0190', checkoutId: '0191', note: 'for Ada' },
    details: { totals: { total: '999', tax: '0', currency_code: 'USD' } },
    payments: [{ amount: '999', method_details: { card: { last4: '4242', cardholder_name: 'Ada Lovelace' } } }],
    checkout: { url: 'https://shop.example/pay?token=abc' },
  },
};

it('keeps ids, states, times and amounts of an event, and nothing else', () => {
  expect(redactEvent(EVENT)).toEqual({
    event_id: 'evt_1',
    event_type: 'transaction.completed',
    occurred_at: '2026-11-22T10:00:00Z',
    data: {
      id: 'txn_1',
      status: 'completed',
      customer_id: 'ctm_1',
      customer: { id: 'ctm_1' },
      address: {},
      custom_data: { userId: '0190', checkoutId: '0191' },
      details: { totals: { total: '999', tax: '0', currency_code: 'USD' } },
      payments: [{ amount: '999', method_details: { card: {} } }],
      checkout: {},
    },
  });
});

it('keeps no id of the person after the account is deleted', () => {
  const { data } = redactPerson(EVENT) as { data: Record<string, unknown> };
  expect(data).toMatchObject({ id: 'txn_1', custom_data: { checkoutId: '0191' } });
  expect(data).not.toHaveProperty('customer_id');
  expect(JSON.stringify(data)).not.toMatch(/0190|Ada|4242/);
});
