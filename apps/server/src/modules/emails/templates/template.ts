import type { EmailValues } from '../email-values.ts';
import type { EmailContent } from '../layout/email-content.ts';
import type { Speech } from './speech.ts';

/** The content that differs between kinds of e-mail. */
export type Letter = Omit<EmailContent, 'greeting' | 'linkHint' | 'signature'>;

export interface Situation extends Speech {
  /** Absolute address of a page of the site. */
  page: (path: string) => string;
}

/** The template of one kind of e-mail. */
export type Template<K extends keyof EmailValues> = (values: EmailValues[K], situation: Situation) => Letter;
