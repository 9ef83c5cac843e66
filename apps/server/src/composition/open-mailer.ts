import type { Logger } from 'pino';
import { createMailboxMailer } from '../adapters/mail/mailbox/create-mailbox-mailer.ts';
import type { Config } from '../config.ts';
import type { Mailer } from '../modules/emails/index.ts';

/** What sends the e-mails: the server of SMTP_URL, otherwise the mailbox that only shows them. */
export async function openMailer({ mail, role }: Config, log: Logger): Promise<Mailer> {
  if (mail === null) return createMailboxMailer();
  const { createSmtpMailer } = await import('../adapters/mail/smtp/create-smtp-mailer.ts');
  const mailer = createSmtpMailer(mail);
  if (role !== 'api') {
    // A mail server that is away is no reason not to start: e-mails wait for it.
    mailer.verify().catch((error: unknown) => {
      log.error({ err: error }, 'the mail server of SMTP_URL cannot be used now; e-mails wait until it can');
    });
  }
  return mailer;
}
