import { INTERFACE_LOCALES } from '@vitrine/contract/limits';
import { LISTED } from './src/app/public-pages.ts';
import { addressIn } from './src/lib/page-address.ts';

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const alternates = (page: string): string =>
  [
    ...INTERFACE_LOCALES.map((locale) => [locale, addressIn(locale, page)] as const),
    ['x-default', addressIn('en', page)] as const,
  ]
    .map(([code, href]) => `    <xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
    .join('\n');

/** Every public page in every language, with its alternates (sitemaps.org; Google's hreflang in sitemaps). */
export function sitemap(): string {
  const entries = LISTED.flatMap((page) =>
    INTERFACE_LOCALES.map(
      (locale) => `  <url>\n    <loc>${addressIn(locale, page)}</loc>\n${alternates(page)}\n  </url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${entries.join('\n')}\n</urlset>\n`;
}

export const robots = (): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${addressIn('en', '/sitemap.xml')}\n`;
