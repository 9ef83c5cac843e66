import { AppError } from '@vitrine/contract';
import { hash } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { accessTokensOf } from './access-tokens.ts';
import { fixedRing } from '../../keys/open-key-ring.ts';
import { signingKey } from '../../keys/signing-key.ts';
import { isCommonPassword } from './common-passwords.ts';
import { describeDevice } from './describe-device.ts';
import { networkOf } from '../../http/network-of.ts';
import { hashPassword, isPassword, NOBODYS_HASH } from './passwords.ts';
import { waitingTime } from './resend-confirmation.ts';

const codeOf = (error: unknown): string => (error instanceof AppError ? error.code : String(error));
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

describe('access tokens', () => {
  const tokens = accessTokensOf(fixedRing([signingKey('a key of this test')]));
  const identity = { userId: 'u', sessionId: 's' };

  it('identify the user they were issued to', async () => {
    expect(await tokens.verify(await tokens.sign(identity, inAnHour()))).toEqual(identity);
  });

  it('expire', async () => {
    const token = await tokens.sign(identity, Math.floor(Date.now() / 1000) - 1);
    await expect(tokens.verify(token).catch(codeOf)).resolves.toBe('session_expired');
  });

  it('are refused from another key, without a signature, of another type or for another audience', async () => {
    const key = new TextEncoder().encode('a key of this test');
    const forged = (typ: string, audience: string) =>
      new SignJWT({ sid: 's' })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setSubject('u')
        .setIssuer('vitrine')
        .setAudience(audience)
        .setExpirationTime('1h')
        .sign(key);
    const [header, payload] = (await tokens.sign(identity, inAnHour())).split('.');
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    const bad = [
      await accessTokensOf(fixedRing([signingKey('another key')])).sign(identity, inAnHour()),
      `${header}.${payload}.`,
      `${none}.${payload}.`,
      await forged('JWT', 'vitrine-api'),
      await forged('at+jwt', 'another service'),
      'nonsense',
    ];
    for (const token of bad) await expect(tokens.verify(token).catch(codeOf)).resolves.toBe('unauthorized');
    expect(await tokens.verify(await forged('at+jwt', 'vitrine-api'))).toEqual(identity);
  });
});

describe('passwords', () => {
  it('are hashed at the cost used for an unknown account', async () => {
    const cost = (text: string) => text.split('$').slice(0, 4);
    expect(cost(NOBODYS_HASH)).toEqual(cost(await hashPassword('a blue teapot')));
    expect(cost(NOBODYS_HASH)).toEqual(['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']);
  });

  it('match only themselves, and no missing account', async () => {
    const teapot = await hash('a blue teapot');
    expect(await isPassword(teapot, 'a blue teapot')).toBe(true);
    expect(await isPassword(teapot, 'a red teapot')).toBe(false);
    expect(await isPassword(null, 'no account has this password')).toBe(false);
  });

  it('that everyone tries first are on the list', () => {
    expect(['password', 'Password1', '12345678', 'QWERTYUIOP'].filter(isCommonPassword)).toHaveLength(4);
    expect(isCommonPassword('a blue teapot')).toBe(false);
  });

  it('that leaked most often are on the list, more than three thousand', () => {
    const leaked = dictionary['passwords-common'].filter(({ length }) => length >= 8);
    expect(leaked.filter(isCommonPassword).length).toBeGreaterThan(3000);
    expect(['basketball', 'Liverpool1', 'trustno1', 'butterfly'].filter(isCommonPassword)).toHaveLength(4);
  });
});

describe('sending the confirmation again', () => {
  const ago = (...seconds: number[]) => seconds.map((second) => new Date(1_000_000_000 - second * 1000));

  it.each([
    [ago(), 0],
    [ago(5), 0],
    [ago(5, 20), 40],
    [ago(61, 70), 0],
    [ago(70, 140, 210, 280, 350, 420), 3180],
  ])('makes case %# wait', (sentAt, seconds) => {
    expect(waitingTime(sentAt, 1_000_000_000)).toBe(seconds * 1000);
  });
});

describe('the address by which attempts are counted', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['not an address', 'not an address'],
  ])('%s: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('a device in words', () => {
  const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0';

  it.each([
    [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${chromium} Mobile Safari/537.36`, 'Chrome on Android'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${chromium} Safari/537.36`, 'Chrome on Linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chromium} Safari/537.36`, 'Chrome on ChromeOS'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36 Edg/156.0.0.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36 OPR/120.0`, 'Opera on Windows'],
    [
      `Mozilla/5.0 (Linux; Android 15) ${chromium} SamsungBrowser/28.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on macOS'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/20.1 Safari/605.1.15`, 'Safari on macOS'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 20_1 like Mac OS X) ${apple} Version/20.1 Mobile/1 Safari/604.1`,
      'Safari on iPhone',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 20_1 like Mac OS X) ${apple} CriOS/156.0 Mobile/1 Safari/604.1`,
      'Chrome on iPhone',
    ],
    [`Mozilla/5.0 (iPad; CPU OS 20_1 like Mac OS X) ${apple} FxiOS/150.0 Mobile/1 Safari/605.1`, 'Firefox on iPad'],
    ['Mozilla/5.0 (Windows NT 10.0)', 'Windows'],
    ['curl/8.5.0', null],
    ['', null],
    [undefined, null],
  ])('%s', (userAgent, device) => {
    expect(describeDevice(userAgent)).toBe(device);
  });
});
