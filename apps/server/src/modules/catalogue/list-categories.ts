import { CATEGORY_IDS, type Category, type InterfaceLocale } from '@vitrine/contract';
import { translate } from '@vitrine/messages';

export const listCategories = (locale: InterfaceLocale): Category[] =>
  CATEGORY_IDS.map((id) => ({ id, name: translate(locale, `categories.${id}`) }));
