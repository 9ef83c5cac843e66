/** The content of an e-mail without layout: HTML and plain text are both made from it. */
export interface EmailContent {
  subject: string;
  /** The preview line in a list of e-mails. */
  preview: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  /** Label and value, one per line. */
  facts?: { label: string; value: string }[];
  button: { label: string; link: string };
  linkHint: string;
  /** Small print below the button. */
  notes?: string[];
  signature: string;
  /** Why the reader received it. */
  reason: string;
}
