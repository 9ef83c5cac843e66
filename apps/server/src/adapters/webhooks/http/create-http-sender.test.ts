import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSellerReceiver, type SellerReceiver } from '../../../testing/seller-receiver.ts';
import { createHttpSender } from './create-http-sender.ts';
import { isPublicAddress } from './is-public-address.ts';
import { postToAddress } from './post-to-address.ts';
import { portOf } from '../../../http/port-of.ts';

const message = { id: 'm1', body: '{}', secrets: ['whsec_c2VjcmV0IHNlY3JldA=='] };

describe('public addresses', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('include %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'nonsense',
  ])('do not include %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('the sender', () => {
  let receiver: SellerReceiver;
  beforeAll(async () => {
    receiver = await openSellerReceiver();
  });
  afterAll(() => receiver.close());

  it.each([
    'http://shop.example/hooks',
    'https://127.0.0.1/hooks',
    'https://2130706433/hooks',
    'https://0x7f.1/hooks',
    'https://[::1]/hooks',
    'https://[::ffff:10.0.0.1]/hooks',
    'https://name:word@shop.example/hooks',
    'ftp://shop.example/',
    'shop.example',
    '',
  ])('refuses %s', async (url) => {
    expect(createHttpSender(false).accepts(url)).toBe(false);
    await expect(createHttpSender(false).send({ url, ...message })).rejects.toMatchObject({
      failure: 'refused_address',
    });
  });

  it('resolves the name each time, and connects to no private address', async () => {
    const sender = createHttpSender(false);
    const url = `https://localhost:${receiver.port}/hooks`;
    // The name itself is accepted: only its address can be private.
    expect(sender.accepts(url)).toBe(true);
    await expect(sender.send({ url, ...message })).rejects.toMatchObject({ failure: 'refused_address' });
    expect(receiver.received).toEqual([]);
  });

  it('connects to the checked address, whatever the name resolves to later', async () => {
    const url = new URL(`http://no-such-name.invalid:${receiver.port}/hooks`);
    const addresses = [{ address: '127.0.0.1', family: 4 }];
    expect(await postToAddress(url, { headers: {}, body: '{}', addresses })).toEqual({ status: 204 });
    expect(receiver.received[0]?.headers.host).toBe(`no-such-name.invalid:${receiver.port}`);
  });

  it('tells an unknown name and a closed port apart', async () => {
    const sender = createHttpSender(true);
    const failure = (url: string) =>
      sender.send({ url, ...message }).then(
        () => 'none',
        (error: { failure: string }) => error.failure,
      );
    expect(await failure('https://no-such-name.invalid/')).toBe('unknown_host');
    const closing = createServer().listen(0, '127.0.0.1');
    await once(closing, 'listening');
    const port = portOf(closing);
    await new Promise((resolve) => closing.close(resolve));
    expect(await failure(`http://127.0.0.1:${port}/`)).toBe('no_connection');
  });
});
