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
/** Long enough for a missing heartbeat to reveal a killed process. */
const WAIT = { timeout: 90_000, interval: 200 };
/** The wait, and two starts of a process on a loaded machine. */
const LONG = { timeout: 240_000 };

const WAITING = sql`datname = current_database() and wait_event_type = 'Lock'`;

describeOnPostgres('a process that is killed while it sends an e-mail', (use) => {
  /** What happens the first time that the mail server reaches a point. */
  let at: { connect?: () => void; message?: () => Promise<void> | void };
  let inbox: SmtpInbox;
  let office: TestPostOffice;
  let sender: ChildProcess;
  /** Also those of a try that timed out: they would hold the runner's output open. */
  const senders: ChildProcess[] = [];
  beforeAll(async () => {
    inbox = await openSmtpInbox({
      onConnect: (_, callback) => {
        at.connect?.();
        callback();
      },
      onMessage: () => at.message?.(),
    });
    // Runs no tasks: it only writes into the outbox.
    office = await openPostOffice(use(), inbox.port);
  });
  afterAll(async () => {
    for (const each of senders) each.kill('SIGKILL');
    await office.close();
    await inbox.close();
  });

  const startSender = () => {
    sender = spawn(process.execPath, [PROCESS, use().url ?? '', String(inbox.port)], { stdio: 'inherit' });
    senders.push(sender);
  };
  const kill = async () => {
    at = {};
    sender.kill('SIGKILL');
    await once(sender, 'exit');
  };
  const outbox = async (id: string) => (await use().db.select().from(emails).where(eq(emails.userId, id)))[0];

  /** Writes an e-mail, lets `points` kill the first process, starts another and waits until all is sent. */
  async function killAndRestart(points: (died: () => void, userId: string) => typeof at) {
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

  it('before the message: the e-mail is sent once', LONG, async () => {
    const result = await killAndRestart((died) => ({ connect: () => void kill().then(died) }));
    expect(result).toEqual({ left: 'waiting', times: 1 });
  });

  it(
    'between the message and the mail server’s answer: the e-mail is sent again with the same Message-ID',
    LONG,
    async () => {
      const result = await killAndRestart((died) => ({ message: () => kill().then(died) }));
      expect(result).toEqual({ left: 'waiting', times: 2 });
    },
  );

  it('between the answer and the commit: the e-mail is sent again with the same Message-ID', LONG, async () => {
    const result = await killAndRestart((died, userId) => ({
      message: async () => {
        // Locks the row, so that the process has the answer but cannot commit.
        const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
        void use()
          .db.transaction(async (tx) => {
            await tx.select().from(emails).where(eq(emails.userId, userId)).for('update');
            isHeld();
            await expect.poll(() => tx.$count(sql`pg_stat_activity`, WAITING), WAIT).toBe(1);
            await kill();
            // The database does not notice that its client is gone while the client waits for the row.
            await tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${WAITING}`);
          })
          .then(died);
        await held;
      },
    }));
    expect(result).toEqual({ left: 'waiting', times: 2 });
  });
});
