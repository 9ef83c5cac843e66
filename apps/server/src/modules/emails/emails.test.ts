import { INTERFACE_LOCALES } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import { composeConfirmationEmail } from './compose-confirmation-email.ts';

describe('the confirmation e-mail', () => {
  const link = 'https://vitrine.example/#type=signup&token=abc';

  it.each(INTERFACE_LOCALES)('is whole in %s', (locale) => {
    const { subject, text, html } = composeConfirmationEmail({ locale, name: 'Zoë', link, hours: 48 });
    expect(subject).not.toBe('');
    expect(text).toContain(link);
    expect(text).toContain('Zoë');
    expect(html).toContain(`lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(html).toContain('href="https://vitrine.example/#type=signup&amp;token=abc"');
    expect(subject + text + html).not.toMatch(/\{\{|emails\./);
  });

  it('shows a name as text, whatever it is', () => {
    const { html } = composeConfirmationEmail({ locale: 'en', name: '<img src=x onerror=alert(1)>', link, hours: 48 });
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
  });
});
