import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { InterfaceLocale } from '@vitrine/contract';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailContent } from './email-content.ts';
import { DARK_CSS, type EmailLook, lookIn } from './email-look.ts';

/** The single layout of all e-mails. `site` is the address in the footer. React escapes the content. */
export function renderHtml(locale: InterfaceLocale, content: EmailContent, site: string): string {
  const look = lookIn(locale);
  const page = h(
    Html,
    { lang: locale, dir: look.dir },
    head(content.subject),
    h(
      Body,
      { className: 'page', style: look.page },
      h(Preview, null, content.preview),
      h(Container, { dir: look.dir, style: look.container }, ...letter(content, look), ...footer(content, look, site)),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

const head = (title: string): ReactNode =>
  h(
    Head,
    null,
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' }),
    h('title', null, title),
    h('style', null, DARK_CSS),
  );

function letter(content: EmailContent, look: EmailLook): ReactNode[] {
  const { heading, greeting, paragraphs, facts = [], button, linkHint, notes = [], signature } = content;
  return [
    h(Text, { className: 'ink', dir: 'ltr', style: look.wordmark }, 'Vitrine'),
    h(Hr, { className: 'line', style: look.line }),
    h(Heading, { as: 'h1', className: 'ink', style: look.heading }, heading),
    ...[greeting, ...paragraphs].map((text) => h(Text, { className: 'ink', style: look.body }, text)),
    facts.length > 0 && factTable(facts, look),
    h(Button, { href: button.link, style: look.button }, button.label),
    h(Text, { className: 'muted', style: look.small }, linkHint),
    address(button.link, look),
    ...notes.map((note) => h(Text, { className: 'muted', style: look.small }, note)),
    h(Text, { className: 'ink', style: look.signature }, signature),
  ];
}

function factTable(facts: NonNullable<EmailContent['facts']>, look: EmailLook): ReactNode {
  const row = ({ label, value }: { label: string; value: string }) =>
    h(
      'tr',
      { key: label },
      h('td', { className: 'muted line', style: look.label }, label),
      h('td', { className: 'ink line', style: look.value }, value),
    );
  const table = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, dir: look.dir };
  return h(Section, { style: look.facts }, h('table', table, h('tbody', null, facts.map(row))));
}

/** An address is left-to-right in every language. */
const address = (link: string, look: EmailLook): ReactNode =>
  h(
    Text,
    { className: 'muted', dir: 'ltr', style: look.address },
    h(Link, { href: link, className: 'muted', style: look.link }, link),
  );

const footer = ({ reason }: EmailContent, look: EmailLook, site: string): ReactNode[] => [
  h(Hr, { className: 'line', style: look.line }),
  h(Text, { className: 'muted', style: look.small }, reason),
  address(site, look),
];
