import { type Checks, INTERFACE_LOCALES, type StyleId } from '@vitrine/contract';
import { translate } from '@vitrine/messages';
import { type Called, nameProduct } from './name-product.ts';

/** A length that a screen reader's user can listen to in one go. */
const MOST = 250;

export interface Described extends Called {
  style: StyleId;
  checks: Checks | null;
}

/**
 * Alt text of a picture in the language of its words, from known facts only: the seller's product name, the kind of picture if
 * that language has a word for it here, and the words detected on the picture.
 */
export const altText = (picture: Described): string => describePictures(picture)(picture);

/** Describes each picture of a job; the product's name is looked up once. */
export function describePictures(called: Called) {
  const { language } = called;
  const name = nameProduct(called);
  return (picture: Pick<Described, 'style' | 'checks'>): string => describe(name, language, picture);
}

function describe(
  name: string | null,
  language: string,
  { style, checks }: Pick<Described, 'style' | 'checks'>,
): string {
  const locale = INTERFACE_LOCALES.find((each) => each === language.split('-')[0]);
  const kind = locale === undefined ? null : translate(locale, `styles.${style}.name`);
  const words = (checks?.texts ?? []).filter(({ contrast }) => contrast !== null).map(({ text }) => text);
  const opening = [name, kind].filter((part) => part !== null).join(' – ');
  const fresh = words.filter((word) => word !== name);
  const fitting = fresh.filter((_, i) => opening.length + fresh.slice(0, i + 1).join(' · ').length < MOST);
  const parts = [opening, fitting.join(' · ')].filter((part) => part !== '');
  return parts.join(': ') || translate('en', `styles.${style}.name`);
}
