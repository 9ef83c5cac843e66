import { INTERFACE_LOCALES, type InterfaceLocale } from '@vitrine/contract/limits';

export type { InterfaceLocale };

/** Of the local storage, and of the cookie by which the server knows which page to send. */
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

/** The language that was chosen here; null when none was. */
export const storedLocale = (): InterfaceLocale | null => {
  try {
    const code = localStorage.getItem(STORAGE_KEY);
    return code === null ? null : toLocale(code);
  } catch {
    return null;
  }
};

/** `?lang=` in the address is a choice too: a newer one takes its place. */
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
    // Storage is blocked: the cookie remembers, or the choice lasts as long as the page.
  }
};

/**
 * Runs before the first paint. A choice in the address or in the storage goes before the page as it was sent: it is
 * kept for the server, and the page stays hidden until the words are there. That happens once: the next page comes in
 * the language of the cookie.
 */
export const TAKE_LANGUAGE = `try{var d=document.documentElement,k=${JSON.stringify(INTERFACE_LOCALES)},q=new URLSearchParams(location.search).get('lang'),c=k.indexOf(q)>=0?q:localStorage.getItem('${STORAGE_KEY}');if(c!==null){if(k.indexOf(c)<0)c='en';if(c===q)localStorage.setItem('${STORAGE_KEY}',c);document.cookie='${STORAGE_KEY}='+c+'; path=/; max-age=31536000; samesite=lax';if(c!==d.lang){d.dataset.waiting='';setTimeout(function(){delete d.dataset.waiting},4000)}}}catch(e){}`;
