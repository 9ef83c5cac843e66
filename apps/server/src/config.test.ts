import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { SECRET_SETTINGS } from './read-secret-files.ts';
import { settingNames } from './settings.ts';

const example = readFileSync(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8');

const REAL = {
  PUBLIC_URL: 'https://vitrine.example',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'Vitrine <hello@example.com>',
  PADDLE_API_KEY: 'key',
  PADDLE_WEBHOOK_SECRET: 'secret',
  PADDLE_CLIENT_TOKEN: 'token',
  PADDLE_ENVIRONMENT: 'production',
};

describe('readConfig', () => {
  it('has a default for every setting', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      dataDir: path.resolve(import.meta.dirname, '../../../data'),
      role: 'all',
      databaseUrl: null,
      standIns: true,
      trustProxy: false,
    });
  });

  it('treats an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'vitrine.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['ROLE', 'server'],
    ['MATTING_MODEL', 'models/u2net.pth'],
    ['CUTOUT_URL', 'gpu:7000'],
    ['CUTOUT_TIMEOUT_SECONDS', '0'],
    ['RENDER_THREADS', '0'],
    ['RENDER_THREADS', '1.5'],
    ['FINAL_SIDE_PX', '5000'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['ALLOW_STANDINS', 'yes'],
    ['NODE_ENV', 'prod'],
    ['S3_BUCKET', 'a bucket'],
    ['S3_ENDPOINT', 'objects.example.com'],
    ['S3_PREFIX', '../vitrine'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'Vitrine'],
    ['GOOGLE_ISSUER', 'accounts.google.com'],
    ['PADDLE_ENVIRONMENT', 'live'],
    ['REFUND_POLICY', 'generous'],
    ['SAMPLE_CONTENT', 'yes'],
    ['PROMO_COUNTDOWN', 'yes'],
    ['PROMO_ENDS_AT', 'tomorrow'],
    ['PROMO_ENDS_AT', '2027-02-31T00:00:00Z'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'sometimes'],
  ])('refuses %s=%s with a sentence that names the setting', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .+\\.$`));
  });

  it('names all wrong settings at once', () => {
    expect(() => readConfig({ PORT: 'x', ROLE: 'y' })).toThrow(
      new ConfigError(['PORT must be a whole number from 0 to 65535.', 'ROLE must be all, api or worker.']),
    );
  });

  it('uses a real end for the countdown, unless it is off', () => {
    const PROMO_ENDS_AT = '2027-01-31T23:59:59+01:00';
    expect(readConfig({}).promo).toBe('on');
    expect(readConfig({ PROMO_ENDS_AT }).promo).toEqual(new Date('2027-01-31T22:59:59Z'));
    expect(readConfig({ PROMO_ENDS_AT, PROMO_COUNTDOWN: 'off' }).promo).toBe('off');
  });

  it('never prints a value, which may be a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'secret' })).not.toThrow(/secret/);
  });

  it.each(['api', 'worker'])('needs a database server for ROLE=%s', (ROLE) => {
    expect(() => readConfig({ ROLE })).toThrow(/^DATABASE_URL must be set/);
    expect(readConfig({ ROLE, DATABASE_URL: 'postgres://localhost/vitrine' }).role).toBe(ROLE);
  });

  it('allows no stand-in in production unless set', () => {
    const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://vitrine.example' };
    expect(() => readConfig(env)).toThrow(/^SMTP_URL must be set.*\nPADDLE_API_KEY must be set/);
    expect(readConfig({ ...env, ALLOW_STANDINS: 'true' }).standIns).toBe(true);
    expect(readConfig({ NODE_ENV: 'production', ...REAL }).standIns).toBe(false);
  });

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.7' },
    { PUBLIC_URL: 'https://vitrine.example' },
    { PUBLIC_URL: 'http://localhost.vitrine.example' },
    { HOST: '127.0.0.1', PUBLIC_URL: 'http://10.0.0.2:3000', NODE_ENV: 'test' },
  ])('allows no stand-in that others can reach unless set: %o', (env) => {
    expect(() => readConfig(env)).toThrow(
      /^SMTP_URL must be set for .+ALLOW_STANDINS=true.*\nPADDLE_API_KEY must be set for/,
    );
    expect(readConfig({ ...env, ALLOW_STANDINS: 'true' }).standIns).toBe(true);
    expect(readConfig({ ...REAL, ...env, NODE_ENV: 'test' }).standIns).toBe(false);
  });

  it.each([
    {},
    { HOST: '127.0.0.1' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
    { PUBLIC_URL: 'http://127.0.0.2' },
  ])('allows stand-ins that only this machine can reach: %o', (env) => expect(readConfig(env).standIns).toBe(true));

  it('requires https and an explicit PADDLE_ENVIRONMENT in production', () => {
    const env = { ...REAL, NODE_ENV: 'production' };
    const clear = { ...env, PUBLIC_URL: 'http://vitrine.example' };
    expect(() => readConfig(clear)).toThrow(/^PUBLIC_URL must begin with https:\/\//);
    expect(readConfig({ ...clear, NODE_ENV: 'development' }).publicUrl).toBe('http://vitrine.example');
    expect(() => readConfig({ ...env, PADDLE_ENVIRONMENT: '' })).toThrow(/^PADDLE_ENVIRONMENT must be set/);
    expect(readConfig({ ...env, PADDLE_ENVIRONMENT: 'sandbox' }).paddle?.environment).toBe('sandbox');
  });

  it('allows smaller pictures for trials, but not in production', () => {
    expect(readConfig({}).finalSidePx).toBeNull();
    expect(readConfig({ FINAL_SIDE_PX: '640' }).finalSidePx).toBe(640);
    const production = { ...REAL, NODE_ENV: 'production', FINAL_SIDE_PX: '640' };
    expect(() => readConfig(production)).toThrow(/^FINAL_SIDE_PX must not be set/);
  });

  it('requires PUBLIC_URL in production, and accepts a local one only if set', () => {
    const env = { NODE_ENV: 'production', ALLOW_STANDINS: 'true' };
    expect(() => readConfig(env)).toThrow(/^PUBLIC_URL must be set for NODE_ENV=production: .+\.$/);
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/^PUBLIC_URL .+\nSMTP_URL .+\nPADDLE_API_KEY /);
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(readConfig({ ...env, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
    expect(readConfig({ NODE_ENV: 'test' }).publicUrl).toBe('http://localhost:3000');
  });

  it('refuses incomplete groups of settings', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow('MAIL_FROM must be set with SMTP_URL.');
    expect(() => readConfig({ PADDLE_API_KEY: 'key' })).toThrow(
      'PADDLE_WEBHOOK_SECRET and PADDLE_CLIENT_TOKEN must be set with PADDLE_API_KEY.',
    );
  });

  it('resolves a network’s path from the root of the repository', () => {
    expect(readConfig({ MATTING_MODEL: 'models/best.onnx#birefnet' }).mattingModel).toBe(
      path.resolve(import.meta.dirname, '../../../models/best.onnx#birefnet'),
    );
  });

  it('parses TRUST_PROXY', () => {
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toBe('10.0.0.0/8, 127.0.0.1');
  });
});

describe('secrets', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-config-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)];

  it.each(SECRET_SETTINGS)('can be read from a file: %s', (name) => {
    const missing = { [`${name}_FILE`]: path.join(folder, 'missing') };
    expect(() => readConfig(missing)).toThrow(new RegExp(`^${name}_FILE must be the path of a file .+ENOENT`));
    const both = { [`${name}_FILE`]: file('both', newer), [name]: newer };
    expect(() => readConfig(both)).toThrow(`${name} and ${name}_FILE must not be set both.`);
    expect(() => readConfig({ [`${name}_FILE`]: file('empty', '\n') })).toThrow(/something in it/);
  });

  it('are the file’s content without the final line break', () => {
    const databaseFile = file('database', 'postgres://user:word@host/name\n');
    expect(readConfig({ DATABASE_URL_FILE: databaseFile }).databaseUrl).toBe('postgres://user:word@host/name');
    const keys = file('keys', `${newer}\n${older}\n`);
    expect(readConfig({ SIGNING_KEYS_FILE: keys, MASTER_KEY: `${newer}, ${older}` })).toMatchObject({
      signingKeys: [newer, older],
      masterKeys: [newer, older],
    });
    expect(readConfig({})).toMatchObject({ signingKeys: [], masterKeys: [] });
  });

  it('are refused if too short, without being printed', () => {
    const short = () => readConfig({ SIGNING_KEYS: `${newer},password` });
    expect(short).toThrow(/^SIGNING_KEYS must be one or more keys of 32 characters/);
    expect(short).not.toThrow(/password/);
  });
});

describe('.env.example', () => {
  const lines = example.split('\n');
  const names = lines.flatMap((line) => /^([A-Z\d_]+)=/.exec(line)?.[1] ?? []);

  it('has every setting once and no other', () => {
    expect(names.toSorted()).toEqual(settingNames.toSorted());
  });

  it('explains each in its own comment', () => {
    const unexplained = names.filter(
      (name) => !lines[lines.findIndex((line) => line.startsWith(`${name}=`)) - 1]?.startsWith('#'),
    );
    expect(unexplained).toEqual([]);
  });

  it('has the defaults as its values', () => {
    const env = Object.fromEntries(lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split('=')));
    expect(readConfig(env)).toEqual(readConfig({}));
  });
});
