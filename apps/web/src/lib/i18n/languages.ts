import { INTERFACE_LOCALES, type InterfaceLocale } from '@vitrine/contract/limits';

export type { InterfaceLocale };

const STORAGE_KEY = 'language';

/** The languages of the interface by their own names. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'es', name: 'Español' },
  { code: 'de', name: 'Deutsch' },
  { code: 'ar', name: 'العربية' },
] as const satisfies readonly { code: InterfaceLocale; name: string }[];

export const directionOf = (locale: InterfaceLocale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

/** The language of a code; English for anything unknown. */
export const toLocale = (code: string | null): InterfaceLocale =>
  INTERFACE_LOCALES.find((locale) => locale === code) ?? 'en';

export const storedLocale = (): InterfaceLocale => {
  try {
    return toLocale(localStorage.getItem(STORAGE_KEY));
  } catch {
    return 'en';
  }
};

export const storeLocale = (locale: InterfaceLocale): void => {
  try {
    localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
};
