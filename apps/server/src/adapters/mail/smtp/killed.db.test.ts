import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../database/new-id.ts';
import { emails, users } from '../../../database/schema.ts';
import { queueEmail } from '../../../modules/emails/index.ts';
import { openSmtpInbox, type SmtpInbox } from '../../../testing/smtp-inbox.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { openPostOffice, type TestPostOffice } from '../../../testing/test-post-office.ts';

const PROCESS = fileURLToPath(import.meta.resolve('../../../testing/run-post-office.ts'));
/** Long enough for a killed process to be noticed by its missing heartbeat. */
const WAIT = { timeout: 90_000, interval: 200 };

const WAITING = sql`datname = current_database() and wait_event_type = 'Lock'`;

describeOnPostgres('a process that is killed while it sends', (use) => {
  /** What happens when the mail server comes to a point, the first time. */
  let at: { connect?: () => void; message?: () => Promise<void> | void };
  let inbox: SmtpInbox;
  let office: TestPostOffice;
  let sender: ChildProcess;
  beforeAll(async () => {
    inbox = await openSmtpInbox({
      onConnect: (_, callback) => {
        at.connect?.();
        callback();
      },
      onMessage: () => at.message?.(),
    });
    // Not put to work: it only writes into the outbox.
    office = await openPostOffice(use(), inbox.port);
  });
  afterAll(async () => {
    sender.kill('SIGKILL');
    await office.close();
    await inbox.close();
  });

  const startSender = () => {
    sender = spawn(process.execPath, [PROCESS, use().url ?? '', String(inbox.port)], { stdio: 'inherit' });
  };
  const kill = async () => {
    at = {};
    sender.kill('SIGKILL');
    await once(sender, 'exit');
  };
  const outbox = async (id: string) => (await use().db.select().from(emails).where(eq(emails.userId, id)))[0];

  /** Writes an e-mail, lets `points` kill the first process, starts another and waits until all is sent. */
  async function killAndGoOn(points: (died: () => void, userId: string) => typeof at) {
    const userId = newId();
    await use()
      .db.insert(users)
      .values({ id: userId, email: `${userId}@shop.example` });
    const { promise: death, resolve: died } = Promise.withResolvers<void>();
    at = points(died, userId);
    inbox.received.length = 0;
    startSender();
    await queueEmail(office, {
      kind: 'password_changed',
      values: { at: new Date() },
      userId,
      to: `${userId}@shop.example`,
      name: null,
      locale: 'en',
    });
    await death;
    const left = (await outbox(userId))?.status;
    startSender();
    await expect.poll(async () => (await outbox(userId))?.status, WAIT).toBe('sent');
    await kill();
    const ids = inbox.received.map(({ email }) => email.messageId);
    expect(new Set(ids)).toEqual(new Set([`<${(await outbox(userId))?.id}@vitrine.example>`]));
    return { left, times: ids.length };
  }

  it('before the message: it is sent once', async () => {
    const result = await killAndGoOn((died) => ({ connect: () => void kill().then(died) }));
    expect(result).toEqual({ left: 'waiting', times: 1 });
  });

  it('between the message and the answer of the mail server: it is sent again as the same', async () => {
    const result = await killAndGoOn((died) => ({ message: () => kill().then(died) }));
    expect(result).toEqual({ left: 'waiting', times: 2 });
  });

  it('between the answer and the commit: it is sent again as the same', async () => {
    const result = await killAndGoOn((died, userId) => ({
      message: async () => {
        // Holds the row, so that the process has the answer and waits with its commit.
        const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
        void use()
          .db.transaction(async (tx) => {
            await tx.select().from(emails).where(eq(emails.userId, userId)).for('update');
            isHeld();
            await expect.poll(() => tx.$count(sql`pg_stat_activity`, WAITING), WAIT).toBe(1);
            await kill();
            // The database does not notice that its client is gone while that waits for the row.
            await tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${WAITING}`);
          })
          .then(died);
        await held;
      },
    }));
    expect(result).toEqual({ left: 'waiting', times: 2 });
  });
});
