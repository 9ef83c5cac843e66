import { use } from 'react';
import type customers from '../../content/customers/en.json';
import type faq from '../../content/faq/en.json';
import type guide from '../../content/guide/en.json';
import type landing from '../../content/landing/en.json';
import type older from '../../content/older/en.json';
import type pricing from '../../content/pricing/en.json';
import type privacy from '../../content/privacy/en.json';
import type refunds from '../../content/refunds/en.json';
import type showcase from '../../content/showcase/en.json';
import type terms from '../../content/terms/en.json';
import { useLanguage } from '../i18n/language-provider.tsx';
import type { InterfaceLocale } from '../i18n/languages.ts';
import { ServedPageContext } from '../i18n/served-page.ts';

/** Long texts of the public pages: one file a page and language, loaded with the page. */
interface Contents {
  customers: typeof customers;
  faq: typeof faq;
  guide: typeof guide;
  landing: typeof landing;
  older: typeof older;
  pricing: typeof pricing;
  privacy: typeof privacy;
  refunds: typeof refunds;
  showcase: typeof showcase;
  terms: typeof terms;
}

const files = import.meta.glob('../../content/*/*.json', { import: 'default' });
const loaded = new Map<string, Promise<unknown>>();

function load(page: string, locale: InterfaceLocale): Promise<unknown> {
  const path = `../../content/${page}/${locale}.json`;
  const known = loaded.get(path);
  if (known) return known;
  const loading = files[path]?.() ?? Promise.reject(new Error(`No content: ${path}`));
  loaded.set(path, loading);
  // A file that failed to load may load next time.
  loading.catch(() => loaded.delete(path));
  return loading;
}

/** What a page says, in the reader's language; the page waits until it is there. */
export function useContent<P extends keyof Contents>(page: P): Contents[P] {
  const { locale } = useLanguage();
  const { noteFile } = use(ServedPageContext);
  noteFile?.(`content-${page}-${locale}`);
  return use(load(page, locale)) as Contents[P];
}
