import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InterfaceLocale } from '@vitrine/contract/limits';
import type account from './en/account.json';
import type categories from './en/categories.json';
import type checks from './en/checks.json';
import type credits from './en/credits.json';
import type emails from './en/emails.json';
import type errors from './en/errors.json';
import type input from './en/input.json';
import type job from './en/job.json';
import type plans from './en/plans.json';
import type presets from './en/presets.json';
import type rejections from './en/rejections.json';
import type showcase from './en/showcase.json';
import type styles from './en/styles.json';
import type warnings from './en/warnings.json';

export type Locale = InterfaceLocale;

interface ServerMessages {
  account: typeof account;
  categories: typeof categories;
  checks: typeof checks;
  credits: typeof credits;
  emails: typeof emails;
  errors: typeof errors;
  input: typeof input;
  job: typeof job;
  plans: typeof plans;
  presets: typeof presets;
  rejections: typeof rejections;
  showcase: typeof showcase;
  styles: typeof styles;
  warnings: typeof warnings;
}

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

/** `area.path` of every message that the server uses, e.g. `errors.not_found` or `styles.luxury.name`. */
export type MessageKey = Leaves<ServerMessages>;

/** `area.path` of every message with plural forms. */
export type CountedKey = MessageKey extends infer K ? (K extends `${infer Base}_other` ? Base : never) : never;

type Tree = { readonly [key: string]: string | Tree };

const FALLBACK: Locale = 'en';
const root = import.meta.dirname;

/** The folders, English first: adding a folder adds a language. */
export const locales: readonly Locale[] = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map((entry) => entry.name as Locale)
  .toSorted((a, b) => Number(b === FALLBACK) - Number(a === FALLBACK) || a.localeCompare(b));

const flatten = (tree: Tree, path: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : flatten(value, `${path}.${key}`),
  );

const readLocale = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(root, locale)).flatMap((file) =>
      flatten(JSON.parse(readFileSync(join(root, locale, file), 'utf8')) as Tree, file.replace(/\.json$/, '')),
    ),
  );

const catalogue = new Map(locales.map((locale) => [locale, readLocale(locale)]));

/**
 * The message `key` in `locale`, with `{{name}}` replaced by `values.name`. Falls back to English, then to the key; a placeholder
 * without a value stays. For the server: the web loads messages itself, one chunk per language.
 */
export function translate(
  locale: Locale,
  key: MessageKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = catalogue.get(locale)?.get(key) ?? catalogue.get(FALLBACK)?.get(key) ?? key;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The message `key` in `locale`'s plural form for `count`, which is also available as `{{count}}`. */
export function translateCounted(
  locale: Locale,
  key: CountedKey,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = `${key}_${new Intl.PluralRules(locale).select(count)}`;
  const known = catalogue.get(locale)?.has(form) === true ? form : `${key}_other`;
  return translate(locale, known as MessageKey, { count, ...values });
}
