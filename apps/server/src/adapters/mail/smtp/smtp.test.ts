import tls from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { MailRefusedError, type OutgoingMail } from '../../../modules/emails/mail-port.ts';
import { openSmtpInbox, type SmtpInbox, smtpReply } from '../../../testing/smtp-inbox.ts';
import { makeTestCertificate } from '../../../testing/test-certificate.ts';
import { createSmtpMailer, type SmtpMailer } from './create-smtp-mailer.ts';
import { readSmtpUrl } from './read-smtp-url.ts';

const certificate = makeTestCertificate();
const MAIL: OutgoingMail = {
  id: '019ab000-0000-7000-8000-000000000001',
  to: 'zoe@shop.example',
  subject: 'صورك جاهزة – “Über” 20 pictures',
  text: 'Grüße\n\nhttps://vitrine.example/#type=signup&token=abc\n.\nعربي\n',
  html: `<p dir="rtl">مرحبًا</p>${'<p>long</p>'.repeat(500)}`,
};

const open: (SmtpInbox | SmtpMailer)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

type InboxOptions = NonNullable<Parameters<typeof openSmtpInbox>[0]>;

async function start(options: InboxOptions = {}, url = (port: number) => `smtp://127.0.0.1:${port}`) {
  const inbox = await openSmtpInbox(options);
  const mailer = createSmtpMailer({ smtpUrl: url(inbox.port), from: 'Vitrine, the shop <hello@vitrine.example>' });
  open.push(mailer, inbox);
  return { inbox, mailer };
}

describe('an e-mail by SMTP', () => {
  it('arrives with both parts, in any script, with a Message-ID of the outbox', async () => {
    const { inbox, mailer } = await start();
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    const [{ email, envelopeTo }, second] = inbox.received as [SmtpInbox['received'][0], SmtpInbox['received'][0]];
    expect(email).toMatchObject({
      subject: MAIL.subject,
      from: { name: 'Vitrine, the shop', address: 'hello@vitrine.example' },
      to: [{ address: MAIL.to }],
      messageId: `<${MAIL.id}@vitrine.example>`,
    });
    expect(email.text?.trim()).toBe(MAIL.text.trim());
    expect(email.html?.trim()).toBe(MAIL.html);
    expect(envelopeTo).toEqual([MAIL.to]);
    expect(second.email.messageId).toBe(email.messageId);
  });

  it('is marked as automatic, and reveals nothing about the machine', async () => {
    const { inbox, mailer } = await start();
    await mailer.send(MAIL);
    const headers = new Map(inbox.received[0]?.email.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect([...headers.keys()].toSorted()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
      'x-auto-response-suppress',
    ]);
    expect(inbox.received[0]?.raw.split('\r\n').every((line) => line.length < 998)).toBe(true);
  });

  it.each([
    ['a line break in the subject', { subject: 'Hello\r\nBcc: spy@evil.example\r\n\r\n<p>mine</p>' }],
    ['a list as the address', { to: 'zoe@shop.example, spy@evil.example' }],
    ['a line break in the address', { to: 'zoe@shop.example\r\nBcc: spy@evil.example' }],
    ['a name in the address', { to: 'spy@evil.example <zoe@shop.example>' }],
  ])('goes only to its recipient: %s', async (_, change) => {
    const { inbox, mailer } = await start();
    await mailer.send({ ...MAIL, ...change }).catch(() => {});
    for (const { envelopeTo, email } of inbox.received) {
      expect(envelopeTo).toHaveLength(1);
      expect(envelopeTo).not.toContain('spy@evil.example');
      expect([email.bcc ?? [], email.cc ?? []]).toEqual([[], []]);
      expect(email.html?.trim()).toBe(MAIL.html);
    }
  });
});

describe('a mail server', () => {
  const LOGIN = (port: number) => `smtp://us%40er:p%3Aw@localhost:${port}`;
  const loginOptions = (users: unknown[]): InboxOptions => ({
    disabledCommands: [],
    authOptional: false,
    onAuth: ({ username, password }, { secure }, callback) => {
      users.push([username, password, secure]);
      callback(null, { user: username });
    },
  });

  it.runIf(certificate !== null)('gets the password over STARTTLS when its certificate is trusted', async () => {
    const users: unknown[] = [];
    const options = { ...loginOptions(users), ...certificate };
    const stranger = await start(options, LOGIN);
    await expect(stranger.mailer.send(MAIL)).rejects.toThrow(/certificate/);
    expect(users).toEqual([]);
    const trusted = tls.getCACertificates('default');
    tls.setDefaultCACertificates([...trusted, certificate?.cert ?? '']);
    const { inbox, mailer } = await start(options, LOGIN);
    await mailer.send(MAIL).finally(() => tls.setDefaultCACertificates(trusted));
    expect(users).toEqual([['us@er', 'p:w', true]]);
    expect(inbox.received).toHaveLength(1);
  });

  it('gets the password without TLS only on this machine', async () => {
    const users: unknown[] = [];
    const options = { ...loginOptions(users), disabledCommands: ['STARTTLS' as const], allowInsecureAuth: true };
    await (await start(options, LOGIN)).mailer.send(MAIL);
    expect(users).toEqual([['us@er', 'p:w', false]]);
    const elsewhere = await start(options, (port) => `smtp://u:secret@127.0.0.2:${port}`);
    await expect(elsewhere.mailer.send(MAIL)).rejects.toThrow(/STARTTLS/i);
    expect(users).toHaveLength(1);
  });

  it.each([
    [
      'a recipient that does not exist',
      { onRcptTo: (_: unknown, __: unknown, callback: Callback) => callback(smtpReply(550, 'no such user')) },
      'no such user',
    ],
    [
      'a message that it calls spam',
      {
        onMessage: () => {
          throw smtpReply(554, 'spam');
        },
      },
      'spam',
    ],
  ])('refuses %s permanently', async (_, options, reason) => {
    const { mailer } = await start(options);
    const error = await mailer.send(MAIL).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MailRefusedError);
    expect((error as Error).message).toContain(reason);
  });

  it.each([
    [
      'a mailbox that is busy',
      { onRcptTo: (_: unknown, __: unknown, callback: Callback) => callback(smtpReply(450, 'later')) },
    ],
    [
      'a message for now',
      {
        onMessage: () => {
          throw smtpReply(451, 'greylisted');
        },
      },
    ],
    [
      'the sender, which is a setting',
      { onMailFrom: (_: unknown, __: unknown, callback: Callback) => callback(smtpReply(553, 'not you')) },
    ],
    [
      'the log-in, which is a setting',
      {
        disabledCommands: ['STARTTLS' as const],
        allowInsecureAuth: true,
        onAuth: (_: unknown, __: unknown, callback: Callback) => callback(smtpReply(535, 'wrong')),
      },
    ],
    [
      'to answer, after the message was there',
      {
        onMessage: (inbox: SmtpInbox) => {
          inbox.hangUp();
        },
      },
    ],
  ])('refuses %s temporarily', async (_, options) => {
    const { mailer } = await start(options, (port) => `smtp://u:secret@127.0.0.1:${port}`);
    const error = await mailer.send(MAIL).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefusedError);
    expect(JSON.stringify(error) + String(error)).not.toContain('secret');
  });

  it('gets the e-mail once it is up again', async () => {
    const { inbox, mailer } = await start();
    await inbox.close();
    await expect(mailer.send(MAIL)).rejects.toThrow('ECONNREFUSED');
    const again = await openSmtpInbox({ port: inbox.port });
    open.push(again);
    await mailer.send(MAIL);
    expect(again.received).toHaveLength(1);
  });
});

type Callback = (error?: Error | null) => void;

describe('SMTP_URL', () => {
  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: false }],
    ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true, requireTLS: false }],
    ['smtp://u:p%40w@mail.example:25', { port: 25, requireTLS: true, auth: { user: 'u', pass: 'p@w' } }],
    ['smtp://u:p@localhost:1025', { host: 'localhost', requireTLS: false }],
    ['smtp://[::1]:1025', { host: '::1', port: 1025 }],
  ])('is parsed: %s', (url, server) => {
    expect(readSmtpUrl(url)).toMatchObject(server);
  });

  it.each(['smtp://:587', 'smtp://u:secret@', 'smtp://mail.example:99999', 'smtp://u:secret%zz@mail.example'])(
    'is refused without showing the password: %s',
    (url) => {
      expect(() => readSmtpUrl(url)).toThrow(/SMTP_URL/);
      expect(() => readSmtpUrl(url)).not.toThrow(/secret/);
    },
  );

  it.each(['Vitrine', 'a@b.example, c@d.example', 'Vitrine <hello>'])('refuses the sender %s', (from) => {
    expect(() => createSmtpMailer({ smtpUrl: 'smtp://mail.example', from })).toThrow(/^MAIL_FROM/);
  });
});
