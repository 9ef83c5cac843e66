import { request } from '../../../lib/api/request.ts';
import { readJson } from '../../../lib/read-json.ts';
import { digitsOf, readExpiry, type CardForm } from './check-card.ts';

/** What the overlay shows of a checkout; amounts in smallest units. */
export interface SandboxCheckout {
  email: string;
  name: string;
  price_minor: number;
  total_minor: number;
  currency: string;
  recurring: boolean;
  trial_days: number;
}

const addressOf = (checkoutId: string): string => `/api/dev/checkouts/${encodeURIComponent(checkoutId)}`;

export const readCheckout = async (checkoutId: string): Promise<SandboxCheckout> =>
  readJson(await request(addressOf(checkoutId)));

/** Reports the buyer's action to the stand-in. The card number stays here. */
export async function tellSandbox(
  checkoutId: string,
  act: 'complete' | 'decline',
  form: CardForm,
  declinesLater: boolean,
): Promise<void> {
  const expiry = readExpiry(form.expiry);
  const card = {
    last4: digitsOf(form.number).slice(-4),
    expiry_month: expiry?.month,
    expiry_year: expiry?.year,
    declines_later: declinesLater,
  };
  await request(`${addressOf(checkoutId)}/${act}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ country: form.country, postal_code: form.postalCode.trim(), card }),
  });
}

/** The buyer gave up. Nothing depends on the stand-in receiving it. */
export async function tellClosed(checkoutId: string): Promise<void> {
  await request(`${addressOf(checkoutId)}/close`, { method: 'POST' }).catch(() => undefined);
}
