import { INTERFACE_LOCALES, type InterfaceLocale } from '@vitrine/contract';
import type { FastifyRequest } from 'fastify';

/** As in the web's lib/i18n/languages.ts, which writes it. */
const COOKIE = /(?:^|;\s*)language=([^;]*)/;

const known = (code: string): InterfaceLocale | undefined => INTERFACE_LOCALES.find((locale) => locale === code);

/** The language that the address itself asks for (`?lang=fr`); undefined when it asks for none that we have. */
export function languageInAddress(url: string): InterfaceLocale | undefined {
  return known(new URLSearchParams(url.split('?')[1] ?? '').get('lang') ?? '');
}

/**
 * The language of a page: what the address says, else what was chosen before, else what the browser likes best. A
 * choice that we do not know is English.
 */
export function pageLanguage({ url, headers, locale }: FastifyRequest): InterfaceLocale {
  const inAddress = languageInAddress(url);
  if (inAddress !== undefined) return inAddress;
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1];
  if (chosen !== undefined) return known(chosen) ?? INTERFACE_LOCALES[0];
  return new URLSearchParams(url.split('?')[1] ?? '').has('lang') ? INTERFACE_LOCALES[0] : locale;
}

/** Remembers for a year what the address asked for, readable by the page. */
export const languageCookie = (locale: InterfaceLocale): string =>
  `language=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`;
