import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startLines } from './start-lines.ts';

it('says where e-mails go, without the password', () => {
  const config = readConfig({ SMTP_URL: 'smtp://user:secret@mail.example:587', MAIL_FROM: 'hello@vitrine.example' });
  const lines = startLines(config, 'embedded').join('\n');
  expect(lines).toContain('E-mails    go out through mail.example:587');
  expect(lines).not.toMatch(/secret|user|dev\/mailbox/);
});

it('says where e-mails wait', () => {
  expect(startLines(readConfig({}), 'embedded').join('\n')).toContain(
    'e-mails wait at http://localhost:3000/dev/mailbox',
  );
});
