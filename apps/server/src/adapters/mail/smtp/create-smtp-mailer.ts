import nodemailer from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { type Mailer, MailRefusedError, type OutgoingMail } from '../../../modules/emails/mail-port.ts';
import { isRefusal } from './is-refusal.ts';
import { readSmtpUrl, SmtpSettingsError } from './read-smtp-url.ts';

export interface SmtpSettings {
  /** smtp://user:password@host:587 or smtps://…:465. */
  smtpUrl: string;
  /** Sender: an address, perhaps with a name before it. */
  from: string;
}

/** Milliseconds; their sum is well below the time after which the task counts as lost. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
/** No characters that could form a list, a display name or another header. */
const ONE_ADDRESS = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/;
/** No e-mail may make nodemailer read a file or a URL. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

export interface SmtpMailer extends Mailer {
  /** Connects, says hello, logs in. Throws the error that prevents it. */
  verify(): Promise<void>;
}

/**
 * Sends by SMTP over a few persistent connections.
 * @throws SmtpSettingsError
 */
export function createSmtpMailer({ smtpUrl, from }: SmtpSettings): SmtpMailer {
  const sender = readSender(from);
  const server = readSmtpUrl(smtpUrl);
  const pool = nodemailer.createTransport({ ...server, ...TIMEOUTS, ...CLOSED, pool: true, maxConnections: 2 });
  return {
    shownInOutbox: false,
    send: async (mail) => {
      if (!ONE_ADDRESS.test(mail.to)) throw new MailRefusedError('This is not one e-mail address.');
      try {
        await pool.sendMail(messageOf(mail, sender));
      } catch (error) {
        throw error instanceof Error && isRefusal(error)
          ? new MailRefusedError(error.message, { cause: error })
          : error;
      }
    },
    verify: async () => {
      await pool.verify();
    },
    close: async () => pool.close(),
  };
}

interface Sender {
  name: string;
  address: string;
}

function readSender(from: string): Sender {
  const [sender, another] = addressparser(from, { flatten: true });
  if (sender === undefined || another !== undefined || !ONE_ADDRESS.test(sender.address)) {
    throw new SmtpSettingsError('MAIL_FROM must be one e-mail address, perhaps with a name before it.');
  }
  return sender;
}

function messageOf({ id, to, subject, text, html }: OutgoingMail, sender: Sender) {
  return {
    messageId: `<${id}@${sender.address.split('@')[1]}>`,
    from: sender,
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
