import { INTERFACE_LOCALES, type InterfaceLocale } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import { composeEmail } from './compose-email.ts';
import type { EmailMessage } from './email-values.ts';
import { templates } from './templates/index.ts';

const SITE = 'https://vitrine.example';
const at = new Date('2026-12-05T08:30:00Z');
const link = `${SITE}/#type=signup&token=abc`;
const money = { plan: 'pro', amountMinor: 3999, currency: 'USD' } as const;

/** Every kind of e-mail, in all its variants. */
const MESSAGES: readonly EmailMessage[] = [
  { kind: 'confirm', values: { link, hours: 48 } },
  { kind: 'recover', values: { link, minutes: 60 } },
  { kind: 'password_changed', values: { at } },
  { kind: 'factor_news', values: { what: 'totp_added', at, codesLeft: 10 } },
  { kind: 'factor_news', values: { what: 'totp_removed', at, codesLeft: 0 } },
  { kind: 'factor_news', values: { what: 'passkey_added', at, codesLeft: 10 } },
  { kind: 'factor_news', values: { what: 'passkey_removed', at, codesLeft: 10 } },
  { kind: 'factor_news', values: { what: 'recovery_codes_made', at, codesLeft: 10 } },
  { kind: 'factor_news', values: { what: 'recovery_code_used', at, codesLeft: 9 } },
  { kind: 'factor_news', values: { what: 'recovery_code_used', at, codesLeft: 0 } },
  { kind: 'factor_news', values: { what: 'factors_cleared', at, codesLeft: 0 } },
  { kind: 'api_key_made', values: { key: 'Till (vk_live_a1b2…)', at } },
  { kind: 'receipt', values: { ...money, paidAt: at, taxMinor: 639, credits: 35, invoiceNumber: '325-10034' } },
  { kind: 'receipt', values: { ...money, plan: 'one_time', paidAt: at, taxMinor: 0, credits: 1, invoiceNumber: null } },
  { kind: 'payment_failed', values: { ...money, nextTryAt: at } },
  { kind: 'payment_failed', values: { ...money, nextTryAt: null } },
  { kind: 'subscription_ended', values: { plan: 'pro', endedAt: at } },
  { kind: 'refund', values: { ...money, refundedAt: at, creditsTaken: 35 } },
  { kind: 'refund', values: { ...money, refundedAt: at, creditsTaken: 0 } },
  { kind: 'trial_ending', values: { ...money, endsAt: at } },
  { kind: 'set_ready', values: { jobId: 'j', pictures: 20, total: 20, creditReturned: false } },
  { kind: 'set_ready', values: { jobId: 'j', pictures: 18, total: 20, creditReturned: false } },
  { kind: 'set_ready', values: { jobId: 'j', pictures: 18, total: 20, creditReturned: true } },
  { kind: 'set_failed', values: { jobId: 'j' } },
];

const compose = (message: EmailMessage, locale: InterfaceLocale, name: string | null = 'Zoë') =>
  composeEmail(message, { locale, name }, SITE);

it('has every kind in these tests', () => {
  expect([...new Set(MESSAGES.map(({ kind }) => kind))].toSorted()).toEqual(Object.keys(templates).toSorted());
});

describe.each(INTERFACE_LOCALES)('in %s', (locale) => {
  it.each(MESSAGES)('$kind is complete', (message) => {
    const { subject, text, html, links } = compose(message, locale);
    const [dir, align] = locale === 'ar' ? ['rtl', 'right'] : ['ltr', 'left'];
    expect(subject).toMatch(/^[^\n]{8,80}$/);
    expect(subject + text + html).not.toMatch(/\{\{|emails\.|undefined|NaN|\[object/);
    expect(links).toHaveLength(1);
    expect(links[0]).toMatch(/^https:\/\/vitrine\.example\//);
    for (const part of [...links, 'Zoë', SITE]) expect(text).toContain(part);
    expect(html).toContain(`<html dir="${dir}" lang="${locale}">`);
    expect(html).toMatch(new RegExp(`<table[^>]* dir="${dir}"[^>]*text-align:${align}`));
    expect(html.split(`href="${links[0]?.replace('&', '&amp;')}"`)).toHaveLength(3);
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    expect(html).not.toMatch(/<script|<img|http:\/\//);
  });

  it('each kind has its own texts', () => {
    const subjects = new Set(Object.keys(templates).map((kind) => subjectOf(kind, locale)));
    expect(subjects.size).toBe(Object.keys(templates).length);
    if (locale === 'en') return;
    for (const kind of Object.keys(templates)) expect(subjectOf(kind, locale)).not.toBe(subjectOf(kind, 'en'));
  });
});

const subjectOf = (kind: string, locale: InterfaceLocale) => {
  const message = MESSAGES.find((each) => each.kind === kind);
  return message === undefined ? '' : compose(message, locale).subject;
};

describe('a receipt', () => {
  const paid = MESSAGES.find(({ kind }) => kind === 'receipt')!;

  it.each([
    ['en', '$39.99', '5 December 2026', '$6.39'],
    ['fr', '39,99 $US', '5 décembre 2026', '6,39 $US'],
    ['es', '39,99 US$', '5 de diciembre de 2026', '6,39 US$'],
    ['de', '39,99 $', '5. Dezember 2026', '6,39 $'],
    ['ar', '39.99 US$', '5 ديسمبر 2026', '6.39 US$'],
  ] as const)('in %s has amount, date, tax, credits and number', (locale, amount, date, tax) => {
    const text = compose(paid, locale)
      .text.replaceAll(/[\u00A0\u202F]/g, ' ')
      .replaceAll(/[\u2066\u2068\u2069]/g, '');
    for (const part of [amount, date, tax, '35', '325-10034']) expect(text).toContain(part);
  });

  it('counts in the minor units of its currency', () => {
    const yen = { ...paid, values: { ...paid.values, currency: 'JPY', amountMinor: 1200, taxMinor: 0 } };
    expect(compose(yen as EmailMessage, 'en').subject).toBe('Your payment: ¥1,200');
  });
});

describe('a name', () => {
  const [message] = MESSAGES as [EmailMessage];

  it('is plain text, whatever it contains', () => {
    const { html } = compose(message, 'en', '<img src=x onerror=alert(1)> "&amp;');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&amp;amp;');
  });

  it('does not change the sentence’s direction', () => {
    expect(compose(message, 'ar', 'Zoë').text).toContain('\u2068Zoë\u2069');
    expect(compose(message, 'en', 'زوي').text).toContain('Hello \u2068زوي\u2069,');
    expect(compose(message, 'en', 'Zoë').text).toContain('Hello Zoë,');
  });

  it('is optional', () => {
    expect(compose(message, 'en', null).text).toContain('\nHello,\n');
  });
});
