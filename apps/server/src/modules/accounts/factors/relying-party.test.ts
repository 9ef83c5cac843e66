import { expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

it.each([
  ['https://vitrine.example', 'vitrine.example'],
  ['https://shop.vitrine.example:8443', 'shop.vitrine.example'],
  ['http://localhost:3000', 'localhost'],
])('%s has the relying party %s', (address, id) =>
  expect(relyingPartyOf(address)).toEqual({ id, origin: new URL(address).origin }),
);

it.each(['http://vitrine.example', 'http://127.0.0.1:3000', 'https://203.0.113.7', 'http://[::1]:3000'])(
  '%s has none',
  (address) => expect(relyingPartyOf(address)).toBeNull(),
);
