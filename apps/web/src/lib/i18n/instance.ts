import { createInstance, type BackendModule, type i18n, type ReadCallback, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { bundleOf } from './bundles.ts';
import type { InterfaceLocale } from './languages.ts';

/** Texts that only the server uses are not sent to the browser. */
const files = import.meta.glob<ResourceKey>(
  [
    '../../../../../packages/messages/*/*.json',
    '!../../../../../packages/messages/*/{emails,credits,plans,warnings}.json',
  ],
  { import: 'default' },
);

/** All areas of a bundle: they are in one file, so none waits for another. */
async function readBundle(locale: string, bundle: string): Promise<(readonly [area: string, words: ResourceKey])[]> {
  const own = Object.entries(files).flatMap(([path, read]) => {
    const [, language, area] = /\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
    return language === locale && area !== undefined && bundleOf(area) === bundle ? [{ area, read }] : [];
  });
  return Promise.all(own.map(async ({ area, read }) => [area, await read()] as const));
}

async function answer(instance: i18n, locale: string, area: string, done: ReadCallback): Promise<void> {
  try {
    const areas = new Map(await readBundle(locale, bundleOf(area)));
    for (const [other, words] of areas) if (other !== area) instance.addResourceBundle(locale, other, words);
    done(null, areas.get(area));
  } catch (error) {
    // A failed file may load next time: true requests a retry.
    done(error instanceof Error ? error : String(error), true);
  }
}

/** Loads the bundle of the first area that a page uses; the page suspends until it is there. */
const createBackend = (instance: i18n): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (locale, area, done) => void answer(instance, locale, area, done),
});

const load = async (locale: InterfaceLocale): Promise<i18n> => {
  const core = await readBundle(locale, 'core');
  const instance = createInstance();
  instance.use(createBackend(instance)).use(initReactI18next);
  await instance.init({
    lng: locale,
    load: 'currentOnly',
    resources: { [locale]: Object.fromEntries(core) },
    partialBundledLanguages: true,
    ns: core.map(([area]) => area),
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
  });
  return instance;
};

const instances = new Map<InterfaceLocale, Promise<i18n>>();

/** The translations of a language, loaded once; one instance per language, so that they never mix during prerendering. */
export function i18nFor(locale: InterfaceLocale): Promise<i18n> {
  const known = instances.get(locale);
  if (known) return known;
  const loading = load(locale);
  instances.set(locale, loading);
  // A chunk that failed to load may load next time.
  loading.catch(() => instances.delete(locale));
  return loading;
}
