import type { EmailValues } from '../email-values.ts';
import type { EmailContent } from '../layout/email-content.ts';
import type { Speech } from './speech.ts';

/** What a template says: everything that is not the same in all e-mails. */
export type Letter = Omit<EmailContent, 'greeting' | 'linkHint' | 'signature'>;

export interface Situation extends Speech {
  /** Absolute address of a page of the site. */
  page: (path: string) => string;
}

/** Words for one kind of e-mail. */
export type Template<K extends keyof EmailValues> = (values: EmailValues[K], situation: Situation) => Letter;
