import type { Logger } from 'pino';
import { createMailboxMailer } from '../adapters/mail/mailbox/create-mailbox-mailer.ts';
import type { Config } from '../config.ts';
import type { Mailer } from '../modules/emails/index.ts';

/** The mailer: SMTP_URL's server, otherwise the mailbox that only displays e-mails. */
export async function openMailer({ mail, role }: Config, log: Logger): Promise<Mailer> {
  if (mail === null) return createMailboxMailer();
  const { createSmtpMailer } = await import('../adapters/mail/smtp/create-smtp-mailer.ts');
  const mailer = createSmtpMailer(mail);
  if (role !== 'api') {
    // An unreachable mail server does not stop the start: e-mails wait for it.
    mailer.verify().catch((error: unknown) => {
      log.error({ err: error }, 'the mail server of SMTP_URL cannot be used now; e-mails wait until it can');
    });
  }
  return mailer;
}
