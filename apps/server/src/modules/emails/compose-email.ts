import { isPlainName } from '@vitrine/contract';
import type { EmailKind, EmailMessage, EmailReader } from './email-values.ts';
import type { EmailContent } from './layout/email-content.ts';
import { renderHtml } from './layout/render-html.ts';
import { renderText } from './layout/render-text.ts';
import { templates } from './templates/index.ts';
import { speechOf } from './templates/speech.ts';
import type { Template } from './templates/template.ts';

export interface ComposedEmail {
  subject: string;
  text: string;
  html: string;
  links: string[];
}

/** A complete e-mail in the language and direction of its reader; `publicUrl` is the base of its links. */
export function composeEmail({ kind, values }: EmailMessage, reader: EmailReader, publicUrl: string): ComposedEmail {
  const speech = speechOf(reader.locale);
  const template = templates[kind] as Template<EmailKind>;
  const letter = template(values, { ...speech, page: (path) => `${publicUrl}${path}` });
  const { say, foreign } = speech;
  // Names are validated on input; older ones and those from other providers were not.
  const name = reader.name !== null && isPlainName(reader.name) ? reader.name : null;
  const content: EmailContent = {
    ...letter,
    greeting: name === null ? say('greeting_plain') : say('greeting', { name: foreign(name) }),
    linkHint: say('link_hint'),
    signature: say('signature'),
  };
  return {
    subject: content.subject,
    text: renderText(content, publicUrl),
    html: renderHtml(reader.locale, content, publicUrl),
    links: [content.button.link],
  };
}
