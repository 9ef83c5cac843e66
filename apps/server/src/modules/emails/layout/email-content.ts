/** What an e-mail says, before it has a look: the HTML and the plain text are made of the same. */
export interface EmailContent {
  subject: string;
  /** What a list of e-mails shows beside the subject. */
  preview: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  /** Figures, one a line. */
  facts?: { label: string; value: string }[];
  button: { label: string; link: string };
  linkHint: string;
  /** Small print below the button. */
  notes?: string[];
  signature: string;
  /** Why the reader got it. */
  reason: string;
}
