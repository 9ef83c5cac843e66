import { INTERFACE_LOCALES, type InterfaceLocale } from '@vitrine/contract';
import type { FastifyRequest } from 'fastify';

/** As in the web's lib/i18n/languages.ts, which writes it. */
const COOKIE = /(?:^|;\s*)language=([^;]*)/;

const known = (code: string): InterfaceLocale | undefined => INTERFACE_LOCALES.find((locale) => locale === code);

/** The language in the address (`?lang=fr`); undefined if there is none that we support. */
export function languageInAddress(url: string): InterfaceLocale | undefined {
  return known(new URLSearchParams(url.split('?')[1] ?? '').get('lang') ?? '');
}

/**
 * The language of a page: that of the address, else the stored choice, else the browser's preference. An unknown stored choice
 * means English.
 */
export function pageLanguage({ url, headers, locale }: FastifyRequest): InterfaceLocale {
  const inAddress = languageInAddress(url);
  if (inAddress !== undefined) return inAddress;
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1];
  if (chosen !== undefined) return known(chosen) ?? INTERFACE_LOCALES[0];
  return new URLSearchParams(url.split('?')[1] ?? '').has('lang') ? INTERFACE_LOCALES[0] : locale;
}

/** Stores the language of the address for a year, readable by the page. */
export const languageCookie = (locale: InterfaceLocale): string =>
  `language=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`;
