import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startLines } from './start-lines.ts';

const RUNNING = { database: 'embedded', network: 'vitrine', metrics: null, firstToken: null };

it('name the mail server, without the password', () => {
  const config = readConfig({ SMTP_URL: 'smtp://user:secret@mail.example:587', MAIL_FROM: 'hello@vitrine.example' });
  const lines = startLines(config, RUNNING).join('\n');
  expect(lines).toContain('E-mails    go out through mail.example:587');
  expect(lines).not.toMatch(/secret|user|dev\/mailbox/);
});

it('name the mailbox page', () => {
  expect(startLines(readConfig({}), RUNNING).join('\n')).toContain('e-mails wait at http://localhost:3000/dev/mailbox');
});

it.each([
  [{}, 'vitrine', 'Cut-out    our own small network; larger ones with npm run model'],
  [{}, 'isnet', 'Cut-out    isnet (npm run model)'],
  [{ MATTING_MODEL: 'models/best.onnx' }, 'best', 'Cut-out    best (MATTING_MODEL)'],
  [
    { CUTOUT_URL: 'https://user:secret@gpu.example:7000/rembg' },
    'vitrine',
    'Cut-out    asks the server at gpu.example:7000; our own network when it does not answer',
  ],
])('name the network that cuts out: %j, %s', (env, network, line) => {
  const lines = startLines(readConfig(env), { ...RUNNING, network });
  expect(lines.find((each) => each.includes('Cut-out'))?.trim()).toBe(line);
  expect(lines.join('\n')).not.toMatch(/secret|user:/);
});

it('name the bucket and the metrics address', () => {
  const bucket = { S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  const lines = startLines(readConfig(bucket), { ...RUNNING, metrics: 'http://localhost:9464' }).join('\n');
  expect(lines).toContain('Pictures   the bucket shop');
  expect(lines).toContain('Figures    http://localhost:9464/metrics');
  expect(lines).not.toContain('secret');
});

it('print at the first start how to become an administrator', () => {
  const config = readConfig({ PUBLIC_URL: 'https://shop.example', ALLOW_STANDINS: 'true' });
  const first = startLines(config, { ...RUNNING, firstToken: 'abc' }).join('\n');
  expect(first).toContain('https://shop.example/admin?first=abc');
  expect(startLines(config, RUNNING).join('\n')).not.toContain('administrator');
});
