import { createContext } from 'react';
import type { InterfaceLocale } from './languages.ts';

/** Known before hydration. */
export interface ServedPage {
  /** Language in which the HTML was made. */
  locale: InterfaceLocale;
  /** During the build: records the text files that the page needs. */
  noteFile?: (name: string) => void;
}

export const ServedPageContext = createContext<ServedPage>({ locale: 'en' });
