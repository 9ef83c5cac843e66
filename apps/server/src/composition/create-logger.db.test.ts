import { AppError } from '@vitrine/contract';
import { expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { emails, users } from '../database/schema.ts';
import { createTestApp } from '../testing/test-app.ts';
import { describeOnDatabase } from '../testing/test-database.ts';
import { createLogger } from './create-logger.ts';

describeOnDatabase('the log', (use) => {
  const listen = () => {
    const lines: string[] = [];
    const logger = createLogger('trace', { write: (line) => void lines.push(line) });
    return { logger, text: () => lines.join('') };
  };

  it('names the failed statement and the reason, but none of its values', async () => {
    const { logger, text } = listen();
    const user = { email: 'zoe@shop.example', passwordHash: '$argon2id$secret' };
    await use()
      .db.insert(users)
      .values({ id: newId(), ...user });
    const again = use()
      .db.insert(users)
      .values({ id: newId(), ...user });
    const failure: unknown = await again.then(null, (error: unknown) => error);
    logger.error({ err: failure }, 'as it is');
    logger.error({ err: new AppError('internal_error', { cause: failure }) }, 'as the cause of another');
    expect(text().match(/insert into \\"users\\"/g)?.length).toBeGreaterThan(1);
    expect(text()).toContain('users_email_unique');
    expect(text()).not.toMatch(/zoe@|argon2id/);
  });

  it('contains no link of an e-mail that could not be written, not even between line breaks', async () => {
    const { logger, text } = listen();
    const link = 'https://vitrine.example/#type=recovery&token=the-secret';
    const email = { to: 'zoe@shop.example', subject: 'Hello', text: `Hello,\n\n${link}\n`, html: link, links: [link] };
    const failure: unknown = await use()
      .db.insert(emails)
      .values({ id: newId(), userId: newId(), ...email })
      .then(null, (error: unknown) => error);
    expect(String(failure)).toContain('the-secret');
    logger.error({ err: failure }, 'the e-mail was not written');
    expect(text()).toContain('emails_user_id_users_id_fk');
    expect(text()).not.toContain('the-secret');
  });

  it('contains none in a failed request either', async () => {
    const { logger, text } = listen();
    const test = await createTestApp(use(), { logger });
    await use().db.execute('alter table users rename column full_name to name_elsewhere');
    const payload = { email: 'eve@shop.example', password: 'a blue teapot', full_name: 'Eve' };
    expect((await test.ask('POST /api/auth/signup', { payload })).statusCode).toBe(500);
    await use().db.execute('alter table users rename column name_elsewhere to full_name');
    await test.app.close();
    expect(text()).toContain('request failed');
    expect(text()).toMatch(/full_name/);
    expect(text()).not.toMatch(/eve@|argon2id|teapot/);
  });

  it('omits what is thrown without being an error', () => {
    const { logger, text } = listen();
    logger.error({ err: 'a secret text' }, 'thrown');
    expect(text()).not.toContain('a secret text');
  });
});
