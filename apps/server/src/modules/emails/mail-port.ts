/** An e-mail as it goes out. */
export interface OutgoingMail {
  /** Of the outbox. The Message-ID comes from it, so that a second delivery after a crash is recognised as the same. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What sends e-mails. */
export interface Mailer {
  /** Whether the outbox is where the e-mails are read: then they stay whole in it. */
  shownInOutbox: boolean;
  /**
   * Returns when somebody else has taken responsibility for the e-mail.
   * @throws MailRefusedError when trying again cannot help; anything else: when it can
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}

/** The e-mail was refused for good; the message is the reason that was given. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
