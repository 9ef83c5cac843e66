import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../database/new-id.ts';
import { emails, users } from '../../../database/schema.ts';
import { emailUser, queueEmail, resumeSending } from '../../../modules/emails/index.ts';
import { openSmtpInbox, type SmtpInbox, smtpReply } from '../../../testing/smtp-inbox.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { openPostOffice, type TestPostOffice } from '../../../testing/test-post-office.ts';

const VALUES = { link: 'https://vitrine.example/#type=signup&token=abc', hours: 48 };
const WAIT = { timeout: 20_000, interval: 100 };

describeOnEachDatabase('the outbox', (use) => {
  let inbox: SmtpInbox;
  let office: TestPostOffice;
  let onMessage: (inbox: SmtpInbox) => void;
  let userId: string;
  let to: string;
  let number = 0;
  beforeAll(async () => {
    inbox = await openSmtpInbox({ onMessage: (given) => onMessage(given) });
    office = await openPostOffice(use(), inbox.port);
    await office.queue.work();
  });
  afterAll(async () => {
    await office.close();
    await inbox.close();
  });
  beforeEach(async () => {
    onMessage = () => {};
    userId = newId();
    to = `zoe${(number += 1)}@shop.example`;
    await use().db.insert(users).values({ id: userId, email: to, fullName: 'Zoë', language: 'fr' });
  });

  const write = (parts: TestPostOffice = office, causeKey?: string) =>
    queueEmail(parts, {
      kind: 'confirm',
      values: VALUES,
      userId,
      to,
      name: 'Zoë, "the\r\nBcc: spy@evil.example" boss',
      locale: 'de',
      ...(causeKey !== undefined && { causeKey }),
    });
  const outbox = () => use().db.select().from(emails).where(eq(emails.to, to));
  const arrived = () => inbox.received.filter(({ envelopeTo }) => envelopeTo.includes(to));
  const settled = async () => {
    await expect.poll(async () => (await outbox()).every(({ status }) => status !== 'waiting'), WAIT).toBe(true);
    return (await outbox())[0];
  };

  it('is emptied, and keeps no links of sent e-mails', async () => {
    await write();
    const row = await settled();
    expect(row).toMatchObject({ status: 'sent', tries: 1, failure: null, text: '', html: '', links: [] });
    expect(row?.sentAt).toBeInstanceOf(Date);
    const [mail] = arrived();
    expect(arrived()).toHaveLength(1);
    expect(mail?.email).toMatchObject({ subject: row?.subject, messageId: `<${row?.id}@vitrine.example>` });
    expect(mail?.email.text).toContain(VALUES.link);
    expect(mail?.envelopeTo).toEqual([to]);
  });

  it('contains no e-mail of a rolled-back transaction', async () => {
    const undone = use().db.transaction(async (tx) => {
      await write({ ...office, db: tx });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await outbox()).toEqual([]);
  });

  it('contains one e-mail per cause, also when two processes write at once', async () => {
    const cause = `test:${userId}`;
    await Promise.all([1, 2, 3].map(() => use().db.transaction((tx) => write({ ...office, db: tx }, cause))));
    await settled();
    await write(office, cause);
    expect(await outbox()).toHaveLength(1);
    expect(arrived()).toHaveLength(1);
  });

  it('retries what the server refuses temporarily, with the same Message-ID', async () => {
    onMessage = () => {
      if (arrived().length < 3) throw smtpReply(451, 'greylisted');
    };
    await write();
    expect(await settled()).toMatchObject({ status: 'sent', tries: 3, failure: null });
    expect(new Set(arrived().map(({ email }) => email.messageId)).size).toBe(1);
  });

  it('retries when the connection breaks between message and answer', async () => {
    onMessage = (given) => {
      if (arrived().length === 1) given.hangUp();
    };
    await write();
    expect(await settled()).toMatchObject({ status: 'sent', tries: 2 });
    expect(new Set(arrived().map(({ email }) => email.messageId)).size).toBe(1);
  });

  it('keeps the reason of a permanent refusal, and does not retry', async () => {
    onMessage = () => {
      throw smtpReply(554, 'we know you');
    };
    await write();
    expect(await settled()).toMatchObject({
      status: 'failed',
      tries: 1,
      failure: expect.stringContaining('we know you'),
    });
    expect(arrived()).toHaveLength(1);
  });

  it('gives up after the last retry, and keeps the last reason', async () => {
    onMessage = () => {
      throw smtpReply(450, 'busy for ever');
    };
    await write();
    expect(await settled()).toMatchObject({
      status: 'failed',
      tries: 3,
      failure: expect.stringContaining('busy for ever'),
    });
  });

  it('sends e-mails whose task was lost, and sends no other twice', async () => {
    const row = { id: newId(), userId, to, subject: 'Lost', text: 'text', html: '<p>html</p>', links: [] };
    await use().db.insert(emails).values(row);
    await write();
    await Promise.all([1, 2, 3].map(() => resumeSending(office)));
    await settled();
    await resumeSending(office);
    expect(arrived().map(({ email }) => email.messageId)).toHaveLength(2);
  });

  it('finds a user’s address, name and language, and writes to no guest', async () => {
    await emailUser(office, userId, { kind: 'set_failed', values: { jobId: 'j' }, verifiedOnly: true });
    expect(await outbox()).toEqual([]);
    await emailUser(office, userId, { kind: 'set_failed', values: { jobId: 'j' } });
    expect(await settled()).toMatchObject({ to, subject: 'Votre série n’a pas pu être réalisée' });
    await use().db.update(users).set({ email: null }).where(eq(users.id, userId));
    await emailUser(office, userId, { kind: 'set_failed', values: { jobId: 'j' } });
    expect(await outbox()).toHaveLength(1);
  });
});
