import { INTERFACE_LOCALES, type InterfaceLocale } from '@vitrine/contract/limits';

export type { InterfaceLocale };

/** Name of the entry in local storage, and of the cookie for the server. */
const STORAGE_KEY = 'language';

/** The interface languages by their native names. */
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

/** The language chosen here; null without a choice. */
export const storedLocale = (): InterfaceLocale | null => {
  try {
    const code = localStorage.getItem(STORAGE_KEY);
    return code === null ? null : toLocale(code);
  } catch {
    return null;
  }
};

/** `?lang=` in the address is a choice too, which a newer one replaces. */
function dropFromAddress(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', url);
}

export const storeLocale = (locale: InterfaceLocale): void => {
  document.cookie = `${STORAGE_KEY}=${locale}; path=/; max-age=31536000; samesite=lax`;
  dropFromAddress();
  try {
    localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // Storage is blocked: the cookie stores the choice, or it lasts as long as the page.
  }
};

/**
 * Runs before the first paint. A choice in the address or the storage overrides the served language: it is stored for the server,
 * and the page stays hidden until the texts have loaded. That happens once, since the next page is served in the cookie's
 * language.
 */
export const TAKE_LANGUAGE = `try{var d=document.documentElement,k=${JSON.stringify(INTERFACE_LOCALES)},q=new URLSearchParams(location.search).get('lang'),c=k.indexOf(q)>=0?q:localStorage.getItem('${STORAGE_KEY}');if(c!==null){if(k.indexOf(c)<0)c='en';if(c===q)localStorage.setItem('${STORAGE_KEY}',c);document.cookie='${STORAGE_KEY}='+c+'; path=/; max-age=31536000; samesite=lax';if(c!==d.lang){d.dataset.waiting='';setTimeout(function(){delete d.dataset.waiting},4000)}}}catch(e){}`;
