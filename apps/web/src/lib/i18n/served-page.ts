import { createContext } from 'react';
import type { InterfaceLocale } from './languages.ts';

/** What is settled before the page wakes up. */
export interface ServedPage {
  /** Language in which the HTML was made. */
  locale: InterfaceLocale;
  /** While the build makes the HTML: takes the names of the files with texts that the page needs. */
  noteFile?: (name: string) => void;
}

export const ServedPageContext = createContext<ServedPage>({ locale: 'en' });
