import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import type { InterfaceLocale } from './languages.ts';

/** What only the server says stays out of the browser. */
const files = import.meta.glob<ResourceKey>(
  ['../../../../../packages/messages/*/*.json', '!../../../../../packages/messages/*/{emails,credits,plans,warnings}.json'],
  { import: 'default' },
);

const load = async (locale: InterfaceLocale): Promise<i18n> => {
  const own = Object.entries(files).filter(([path]) => path.includes(`/messages/${locale}/`));
  const areas = await Promise.all(
    own.map(async ([path, read]) => [/(\w+)\.json$/.exec(path)?.[1] ?? path, await read()] as const),
  );
  const instance = createInstance().use(initReactI18next);
  await instance.init({
    lng: locale,
    resources: { [locale]: Object.fromEntries(areas) },
    ns: areas.map(([area]) => area),
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
  });
  return instance;
};

const instances = new Map<InterfaceLocale, Promise<i18n>>();

/** The translations of a language, loaded once; one instance each, so that languages never mix while prerendering. */
export function i18nFor(locale: InterfaceLocale): Promise<i18n> {
  const known = instances.get(locale);
  if (known) return known;
  const loading = load(locale);
  instances.set(locale, loading);
  // A chunk that failed to load may load next time.
  loading.catch(() => instances.delete(locale));
  return loading;
}
