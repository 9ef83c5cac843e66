import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { INTERFACE_LOCALES, type InterfaceLocale, type RefundPolicy } from '@vitrine/contract';
import { createCompressed, type Compressed } from './compressed.ts';

/** A text of the build with the public address in it: a page, the sitemap. */
export interface WebText extends Compressed {
  type: string;
  /** Weak: the same text compressed is another sequence of bytes. */
  etag: string;
  /** Hashes of its inline scripts, as its content security policy names them. */
  scriptHashes: readonly string[];
}

/** What a build of the web holds, read once at start. */
export interface WebBuild {
  folder: string;
  /** Relative paths, with `/`, of the files that are sent as they are. */
  files: ReadonlySet<string>;
  /** Pages by language and path: `fr/terms/index.html`; and what is said in no language: `sitemap.xml`. */
  texts: ReadonlyMap<string, WebText>;
  /** Whether a page stands at a path (`` or `job-status/7`). */
  hasRoute: (pathname: string) => boolean;
}

/** What pages say and only the server knows. */
export interface SiteFacts {
  /** Address under which browsers reach the server: pages name it to search engines. */
  publicUrl: string;
  /** What is promised about money back. */
  refundPolicy: RefundPolicy;
  /** The countdown on the start page: to a moment, from where it always starts, or none. */
  promo: Date | 'on' | 'off';
  /** Whether content that is marked as sample content is shown. */
  samples: 'on' | 'off';
}

/** Stands in the build for the address under which browsers reach the server (the web's lib/public-origin.ts). */
const ORIGIN_PLACEHOLDER = 'https://vitrine.invalid';
/** On the root element of every page (the web's root.tsx). */
const POLICY_PLACEHOLDER = 'data-refund-policy="guarantee"';
const PROMO_PLACEHOLDER = 'data-promo="on"';
const SAMPLES_PLACEHOLDER = 'data-samples="on"';
/** Scripts that run: not those of another file, not data for search engines. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/gi;
/** The addresses that have a page, written by the web's build (list-routes.ts). */
const ROUTES = 'routes.json';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
};

/** `'sha256-…'` of every inline script of a page: the browser runs these and no other. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  return [...new Set(scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`))];
}

/** Like the web's router: letter case and slashes at the ends do not matter, `:jobId` is any one part. */
function readRoutes(file: string): WebBuild['hasRoute'] {
  const routes: string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const parts = routes.map((route) => route.replaceAll(/^\/+|\/+$/g, '').replaceAll(/:[^/]+/g, '[^/]+'));
  const pattern = new RegExp(`^(?:${parts.join('|')})$`, 'i');
  return (pathname) => routes.length > 0 && pattern.test(pathname);
}

function readText(file: string, { publicUrl, refundPolicy, promo, samples }: SiteFacts): WebText {
  const text = readFileSync(file, 'utf8')
    .replaceAll(ORIGIN_PLACEHOLDER, publicUrl.replace(/\/+$/, ''))
    .replace(POLICY_PLACEHOLDER, `data-refund-policy="${refundPolicy}"`)
    .replace(PROMO_PLACEHOLDER, `data-promo="${promo instanceof Date ? promo.toISOString() : promo}"`)
    .replace(SAMPLES_PLACEHOLDER, `data-samples="${samples}"`);
  return {
    type: `${TYPES[path.extname(file)] ?? 'text/plain'}; charset=utf-8`,
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    scriptHashes: inlineScriptHashes(text),
    ...createCompressed(Buffer.from(text)),
  };
}

/** Reads the build in `folder`, with the facts filled in; null when the web has not been built. */
export function readWebBuild(folder: string, facts: SiteFacts): WebBuild | null {
  if (!existsSync(folder)) return null;
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const isText = (file: string) => path.extname(file) in TYPES;
  return {
    folder,
    files: new Set(all.filter((file) => !isText(file) && file !== ROUTES)),
    hasRoute: readRoutes(path.join(folder, ROUTES)),
    texts: new Map(all.filter(isText).map((file) => [file, readText(path.join(folder, file), facts)])),
  };
}

/** The page that stands at a path (`` or `terms`) in a language. */
export const pageFile = (locale: InterfaceLocale, pathname: string): string =>
  [locale, pathname, 'index.html'].filter((part) => part !== '').join('/');

/** The page that finds its way in the browser, for addresses that no page was made for. */
export const fallbackFile = (locale: InterfaceLocale): string => `${locale}/__spa-fallback.html`;

/** The page that says that nothing is there. */
export const notFoundFile = (locale: InterfaceLocale): string => `${locale}/__not-found.html`;

/** Whether a path leads into the folder of a language: those are chosen, not addressed. */
export const isInLanguageFolder = (pathname: string): boolean =>
  INTERFACE_LOCALES.some((locale) => pathname === locale || pathname.startsWith(`${locale}/`));
