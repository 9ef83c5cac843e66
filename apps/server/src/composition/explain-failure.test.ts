import { expect, test } from 'vitest';
import { FolderInUseError } from '../adapters/database/pglite/lock-folder.ts';
import { SmtpSettingsError } from '../adapters/mail/smtp/read-smtp-url.ts';
import { readConfig } from '../config.ts';
import { explainFailure } from './explain-failure.ts';

const config = readConfig({ PORT: '3210', DATA_DIR: '/srv/vitrine' });
const systemError = (code: string, message = code) => Object.assign(new Error(message), { code });

test.each([
  ['a busy port', systemError('EADDRINUSE'), 'Port 3210 is already in use.'],
  ['a full disk', systemError('ENOSPC'), 'The disk is full: free some space for /srv/vitrine'],
  ['a full disk, as a nested cause', new Error('query failed', { cause: systemError('ENOSPC') }), 'The disk is full'],
  ['a second start', new FolderInUseError('/srv/vitrine/database'), 'Stop that one first'],
  ['a missing native package', new Error('Could not load the "sharp" module using the linux-x64 runtime'), '(sharp)'],
  ['a missing package', systemError('ERR_MODULE_NOT_FOUND', "Cannot find package 'pg' imported from x"), '(pg)'],
  ['a mail server without a name', new SmtpSettingsError('SMTP_URL must name a mail server.'), 'SMTP_URL'],
  ['a database that is away', systemError('ECONNREFUSED'), 'DATABASE_URL'],
])('%s is one sentence', (_, error, part) => {
  const sentence = explainFailure(error, config);
  expect(sentence).toContain(part);
  expect(sentence).not.toContain('\n');
});

test('an unexpected error is not explained', () => {
  expect(explainFailure(new TypeError('x is not a function'), config)).toBeNull();
});
