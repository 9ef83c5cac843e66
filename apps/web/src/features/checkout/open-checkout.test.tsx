// @vitest-environment happy-dom
import type { CheckoutStart } from '@vitrine/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCheckout } from './open-checkout.ts';

const ID = '0198aaaa-0000-7000-8000-000000000001';
const OTHER = '0198aaaa-0000-7000-8000-000000000002';
const SHOWN = {
  email: 'ada@shop.example',
  name: 'Vitrine Pro',
  price_minor: 3999,
  total_minor: 0,
  currency: 'USD',
  recurring: true,
  trial_days: 14,
};

const startOf = (checkoutId: string) =>
  ({
    success: true,
    plan: 'pro',
    paddle_subscription_data: {
      paddle_overlay_data: {
        price_id: 'pri_pro',
        transaction_id: 'txn_1',
        custom_data: { checkoutId },
        client_token: 'local',
        environment: 'local',
        currency: 'USD',
        amount: 0,
      },
    },
  }) as CheckoutStart;
const handlers = () => ({
  onCompleted: vi.fn<() => void>(),
  onClosed: vi.fn<() => void>(),
  onFailed: vi.fn<() => void>(),
});
const timesOf = ({ onCompleted, onClosed, onFailed }: ReturnType<typeof handlers>) =>
  [onCompleted, onClosed, onFailed].map(({ mock }) => mock.calls.length);

/** Requests that reached the server: the last part of the path and the body. */
let told: { act: string; body: string }[];
let known: boolean;
let answers: boolean;

beforeEach(() => {
  told = [];
  known = true;
  answers = true;
  document.documentElement.lang = 'en';
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (!answers) throw new TypeError('offline');
    if (!known) return new Response('{}', { status: 404 });
    if (method !== 'POST') return new Response(JSON.stringify(SHOWN));
    told.push({ act: address.split('/').at(-1) ?? '', body: typeof body === 'string' ? body : '' });
    return new Response('{}');
  });
});
afterEach(async () => {
  const cross = screen.queryByLabelText('Close');
  if (cross) await act(async () => cross.click());
  await waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('the overlay is still there');
  });
  vi.unstubAllGlobals();
});

const open = async (checkoutId = ID) => {
  const own = handlers();
  await act(async () => openCheckout(startOf(checkoutId), own));
  return own;
};
const overlay = async () => within(await screen.findByRole('dialog'));
const press = async (name: string | RegExp) => {
  const button = await (await overlay()).findByRole('button', { name });
  await act(async () => button.click());
};

it('shows the purchase and reports once that it was paid', async () => {
  const own = await open();
  await screen.findByText(/Free for 14 days, then \$39.99 a month/);
  await press(/4242/);
  await press('Start the free trial');
  await waitFor(() => expect(timesOf(own)).toEqual([1, 0, 0]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ act: 'complete', body: expect.stringContaining('"last4":"4242"') });
  expect(told[0]?.body).not.toContain('42424242');
});

it('names missing fields, and sends nothing', async () => {
  await open();
  await press('Start the free trial');
  expect(await screen.findByText('Enter the number of the card.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('name')).toBe('number');
  expect(told).toEqual([]);
});

it('refuses every card that is no test card', async () => {
  await open();
  const number = await (await overlay()).findByLabelText('Card number');
  fireEvent.change(number, { target: { value: '5555555555554444' } });
  await press('Start the free trial');
  expect(await screen.findByText(/Never enter a real one/)).toBeTruthy();
  await press('Close');
  await press('Leave');
});

it('lets another card be tried after a refusal', async () => {
  const own = await open();
  await press(/0002/);
  await press('Start the free trial');
  expect(await screen.findByText('The card was declined')).toBeTruthy();
  expect(timesOf(own)).toEqual([0, 0, 0]);
  await press(/3184/);
  await press('Start the free trial');
  await waitFor(() => expect(timesOf(own)).toEqual([1, 0, 0]));
  expect(told.map(({ act: word }) => word)).toEqual(['decline', 'complete']);
  expect(told[1]?.body).toContain('"declines_later":true');
});

it('shows the bank’s confirmation first', async () => {
  const own = await open();
  await press(/0446/);
  await press('Start the free trial');
  await press('Refuse');
  expect(await screen.findByText('The card was declined')).toBeTruthy();
  await press('Start the free trial');
  await press('Confirm');
  await waitFor(() => expect(timesOf(own)).toEqual([1, 0, 0]));
});

it('closes at once if nothing was typed, and asks otherwise', async () => {
  const first = await open();
  await screen.findByLabelText('Card number');
  await press('Close');
  expect(timesOf(first)).toEqual([0, 1, 0]);
  const second = await open(OTHER);
  await press(/4242/);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await press('Stay');
  expect(timesOf(second)).toEqual([0, 0, 0]);
  await press('Close');
  await press('Leave');
  expect(timesOf(second)).toEqual([0, 1, 0]);
  expect(timesOf(first)).toEqual([0, 1, 0]);
});

it('closes an open checkout when another one starts', async () => {
  const first = await open();
  await screen.findByLabelText('Card number');
  const second = await open(OTHER);
  expect([timesOf(first), timesOf(second)]).toEqual([
    [0, 1, 0],
    [0, 0, 0],
  ]);
});

it('fails if the server does not know the checkout', async () => {
  known = false;
  const own = await open();
  await waitFor(() => expect(timesOf(own)).toEqual([0, 0, 1]));
});

it('waits for a server that does not answer', async () => {
  answers = false;
  const own = await open();
  expect(await screen.findByText(/Network error/)).toBeTruthy();
  answers = true;
  await press('Try again');
  await screen.findByLabelText('Card number');
  answers = false;
  await press(/4242/);
  await press('Start the free trial');
  expect(await screen.findByText('What you entered is still here.')).toBeTruthy();
  answers = true;
  await press('Start the free trial');
  await waitFor(() => expect(timesOf(own)).toEqual([1, 0, 0]));
});

it('is closed by Back, which stays on the page below', async () => {
  const address = window.location.href;
  const own = await open();
  await screen.findByLabelText('Card number');
  expect(window.history.state).toMatchObject({ checkoutOverlay: true });
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(timesOf(own)).toEqual([0, 1, 0]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(told.map(({ act: word }) => word)).toEqual(['close']));
  expect(window.location.href).toBe(address);
});
