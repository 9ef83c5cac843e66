import type { InterfaceLocale } from '@vitrine/contract/limits';
import { PUBLIC_ORIGIN } from './public-origin.ts';

/** The public address of a page in a language. English is what an address means where no language is said. */
export const addressIn = (locale: InterfaceLocale, page: string): string =>
  `${PUBLIC_ORIGIN}${page}${locale === 'en' ? '' : `?lang=${locale}`}`;
