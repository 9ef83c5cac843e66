/** An e-mail as it goes out. */
export interface OutgoingMail {
  /** Id in the outbox. The Message-ID is derived from it, so that a duplicate delivery after a crash can be recognised. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What sends e-mails. */
export interface Mailer {
  /** Whether e-mails are read in the outbox: then their text is not erased after sending. */
  shownInOutbox: boolean;
  /**
   * Returns once another server has accepted responsibility for the e-mail.
   * @throws MailRefusedError if a retry cannot help; any other error if it can
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}

/** The e-mail was permanently refused; the message is the given reason. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
