import { createContext, startTransition, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18nFor } from './instance.ts';
import { directionOf, storedLocale, storeLocale, type InterfaceLocale } from './languages.ts';
import { ServedPageContext } from './served-page.ts';

interface Language {
  locale: InterfaceLocale;
  direction: 'ltr' | 'rtl';
  /** Changes the language everywhere and stores it. */
  choose: (locale: InterfaceLocale) => void;
}

const LanguageContext = createContext<Language | null>(null);

/** The language of the interface. Throws outside LanguageProvider. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage must be used inside LanguageProvider');
  return language;
}

/**
 * Sets the page's language. A page hydrates in the language it was served in; if the storage has another one (the cookie was
 * lost), it changes before anything is shown (TAKE_LANGUAGE). The old language stays until the new one has loaded.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { locale: served } = use(ServedPageContext);
  const [locale, setLocale] = useState<InterfaceLocale>(served);
  const i18n = use(i18nFor(locale));

  useEffect(() => startTransition(() => setLocale(storedLocale() ?? served)), [served]);

  useEffect(() => {
    const { documentElement } = document;
    if (locale !== (storedLocale() ?? locale)) return;
    documentElement.lang = locale;
    documentElement.dir = directionOf(locale);
    delete documentElement.dataset['waiting'];
  }, [locale]);

  const language = useMemo<Language>(() => {
    const choose = (next: InterfaceLocale) => {
      storeLocale(next);
      startTransition(() => setLocale(next));
    };
    return { locale, direction: directionOf(locale), choose };
  }, [locale]);

  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </LanguageContext>
  );
}
