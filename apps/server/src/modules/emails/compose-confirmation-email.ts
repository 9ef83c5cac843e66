import { type InterfaceLocale, SIGNUP_CREDITS } from '@vitrine/contract';
import { translate } from '@vitrine/messages';
import { escapeHtml } from '../../html/escape-html.ts';

export interface Confirmation {
  locale: InterfaceLocale;
  /** Null: the greeting does without. */
  name: string | null;
  link: string;
  /** Hours the link works. */
  hours: number;
}

/** The e-mail that asks to confirm an address, as text and as HTML, in the reader's language and direction. */
export function composeConfirmationEmail(confirmation: Confirmation): { subject: string; text: string; html: string } {
  const { locale, link } = confirmation;
  const words = wordsOf(confirmation);
  const text = [words.greeting, words.body, link, words.expiry, words.ignore, words.signature].join('\n\n');
  return { subject: translate(locale, 'emails.confirm.subject'), text, html: htmlOf(locale, link, words) };
}

type Words = ReturnType<typeof wordsOf>;

function wordsOf({ locale, name, hours }: Confirmation) {
  return {
    greeting:
      name === null
        ? translate(locale, 'emails.confirm.greeting_plain')
        : translate(locale, 'emails.confirm.greeting', { name }),
    body: translate(locale, 'emails.confirm.body', { credits: SIGNUP_CREDITS }),
    button: translate(locale, 'emails.confirm.button'),
    linkHint: translate(locale, 'emails.confirm.link_hint'),
    expiry: translate(locale, 'emails.confirm.expiry', { hours }),
    ignore: translate(locale, 'emails.confirm.ignore'),
    signature: translate(locale, 'emails.signature'),
  };
}

function htmlOf(locale: InterfaceLocale, link: string, words: Words): string {
  const [dir, align] = locale === 'ar' ? ['rtl', 'right'] : ['ltr', 'left'];
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const href = escapeHtml(link);
  return `<!doctype html>
<html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#f4f4f2"><div dir="${dir}" style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;color:#1c1c1a;font:16px/1.5 Arial,sans-serif;text-align:${align}">
${paragraph(words.greeting)}
${paragraph(words.body)}
<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#1c1c1a;color:#ffffff;text-decoration:none">${escapeHtml(words.button)}</a></p>
${paragraph(words.linkHint, 'font-size:14px;color:#5c5c57')}
<p dir="ltr" style="margin:0 0 16px;font-size:14px;word-break:break-all;text-align:${align}"><a href="${href}">${href}</a></p>
${paragraph(words.expiry, 'font-size:14px;color:#5c5c57')}
${paragraph(words.ignore, 'font-size:14px;color:#5c5c57')}
${paragraph(words.signature)}
</div></body></html>`;
}
