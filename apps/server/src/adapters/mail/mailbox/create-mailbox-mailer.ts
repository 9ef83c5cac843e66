import type { Mailer } from '../../../modules/emails/mail-port.ts';

/** The stand-in for a mail server: an e-mail counts as delivered once it is in the outbox, which /dev/mailbox shows. */
export const createMailboxMailer = (): Mailer => ({
  shownInOutbox: true,
  send: async () => {},
  close: async () => {},
});
