import type { InterfaceLocale } from '@vitrine/contract/limits';
import { PUBLIC_ORIGIN } from './public-origin.ts';

/** The public address of a page in a language. An address without a language means English. */
export const addressIn = (locale: InterfaceLocale, page: string): string =>
  `${PUBLIC_ORIGIN}${page}${locale === 'en' ? '' : `?lang=${locale}`}`;
