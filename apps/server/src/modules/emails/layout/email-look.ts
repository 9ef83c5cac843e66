import type { InterfaceLocale } from '@vitrine/contract';
import type { CSSProperties } from 'react';

/** The site's colours, inlined into each element, because many mail clients support nothing else. */
const COLOURS = { paper: '#faf8f5', ink: '#171412', muted: '#6b635c', line: '#ddd6cd', accent: '#e5482d' };

/** For mail clients with a dark mode. */
export const DARK_CSS = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page td { background-color: #1b1a19 !important; }
  .ink { color: #f4f1ec !important; }
  .muted { color: #aaa39b !important; }
  .line { border-color: #383634 !important; }
}`;

const FONTS = {
  serif: 'Fraunces, Georgia, "Times New Roman", serif',
  sans: 'Inter, "Segoe UI", Roboto, Helvetica, Arial, sans-serif',
  arabic: '"Segoe UI", "Noto Sans Arabic", Tahoma, Arial, sans-serif',
};

export type EmailLook = ReturnType<typeof lookIn>;

/** Text direction and styles for a language. */
export function lookIn(locale: InterfaceLocale) {
  const isArabic = locale === 'ar';
  const textAlign = isArabic ? 'right' : 'left';
  const sans = isArabic ? FONTS.arabic : FONTS.sans;
  const body = { fontFamily: sans, fontSize: '16px', lineHeight: isArabic ? '28px' : '26px', textAlign } as const;
  const small = { ...body, fontSize: '14px', lineHeight: isArabic ? '25px' : '22px', color: COLOURS.muted } as const;
  const heading = isArabic ? { fontFamily: sans, fontWeight: 600 } : { fontFamily: FONTS.serif, fontWeight: 400 };
  return {
    dir: isArabic ? 'rtl' : 'ltr',
    page: { margin: '0', padding: '32px 20px', backgroundColor: COLOURS.paper } satisfies CSSProperties,
    container: { maxWidth: '560px', textAlign } satisfies CSSProperties,
    wordmark: { ...body, fontFamily: FONTS.serif, fontSize: '22px', color: COLOURS.ink, margin: '0' },
    line: { borderColor: COLOURS.line, margin: '20px 0 24px' } satisfies CSSProperties,
    heading: { ...body, ...heading, color: COLOURS.ink, fontSize: '28px', lineHeight: '36px', margin: '0 0 20px' },
    body: { ...body, color: COLOURS.ink, margin: '0 0 16px' } satisfies CSSProperties,
    signature: { ...body, color: COLOURS.ink, margin: '24px 0 0' } satisfies CSSProperties,
    small: { ...small, margin: '0 0 12px' } satisfies CSSProperties,
    address: { ...small, fontFamily: FONTS.sans, margin: '0 0 12px', wordBreak: 'break-all' } satisfies CSSProperties,
    link: { color: 'inherit', textDecoration: 'underline' } satisfies CSSProperties,
    button: {
      ...body,
      fontWeight: 600,
      lineHeight: '24px',
      padding: '13px 26px',
      margin: '12px 0 32px',
      borderRadius: '6px',
      backgroundColor: COLOURS.accent,
      color: COLOURS.ink,
    } satisfies CSSProperties,
    facts: { margin: '4px 0 20px' } satisfies CSSProperties,
    label: { ...small, ...factLine, lineHeight: body.lineHeight, width: '40%' } satisfies CSSProperties,
    value: { ...body, ...factLine, color: COLOURS.ink, fontVariantNumeric: 'tabular-nums' } satisfies CSSProperties,
  };
}

const factLine = {
  padding: '9px 0',
  verticalAlign: 'top',
  borderBottom: `1px solid ${COLOURS.line}`,
} satisfies CSSProperties;
