import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { INTERFACE_LOCALES, type InterfaceLocale, type RefundPolicy } from '@vitrine/contract';
import { createCompressed, type Compressed } from './compressed.ts';

/** A text file of the build with the public address filled in: a page, the sitemap. */
export interface WebText extends Compressed {
  type: string;
  /** Weak: the compressed forms of one text differ in their bytes. */
  etag: string;
  /** Hashes of its inline scripts, for its content security policy. */
  scriptHashes: readonly string[];
}

/** The contents of a web build, read once at start. */
export interface WebBuild {
  folder: string;
  /** Relative paths, with `/`, of the files sent unchanged. */
  files: ReadonlySet<string>;
  /** Pages by language and path: `fr/terms/index.html`; and language-independent texts: `sitemap.xml`. */
  texts: ReadonlyMap<string, WebText>;
  /** Whether a page exists at a path (`` or `job-status/7`). */
  hasRoute: (pathname: string) => boolean;
}

/** Facts on the pages that only the server knows. */
export interface SiteFacts {
  /** Public address; pages give it to search engines. */
  publicUrl: string;
  /** The refund promise. */
  refundPolicy: RefundPolicy;
  /** The countdown on the start page: to a date, always from the same start value, or none. */
  promo: Date | 'on' | 'off';
  /** Whether content that is marked as sample content is shown. */
  samples: 'on' | 'off';
}

/** Placeholder in the build for the public address (the web's lib/public-origin.ts). */
const ORIGIN_PLACEHOLDER = 'https://vitrine.invalid';
/** On the root element of every page (the web's root.tsx). */
const POLICY_PLACEHOLDER = 'data-refund-policy="guarantee"';
const PROMO_PLACEHOLDER = 'data-promo="on"';
const SAMPLES_PLACEHOLDER = 'data-samples="on"';
/** Executable inline scripts: not external files, not data for search engines. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/gi;
/** The addresses that have a page, written by the web build (list-routes.ts). */
const ROUTES = 'routes.json';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
};

/** `'sha256-…'` of every inline script of a page: the browser runs only these. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  return [...new Set(scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`))];
}

/** Like the web's router: case and trailing slashes do not matter, `:jobId` is any single segment. */
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

/** Reads the build in `folder` and fills in the facts; null if the web was not built. */
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

/** The page at a path (`` or `terms`) in a language. */
export const pageFile = (locale: InterfaceLocale, pathname: string): string =>
  [locale, pathname, 'index.html'].filter((part) => part !== '').join('/');

/** The client-rendered page, for addresses without a prerendered one. */
export const fallbackFile = (locale: InterfaceLocale): string => `${locale}/__spa-fallback.html`;

/** The not-found page. */
export const notFoundFile = (locale: InterfaceLocale): string => `${locale}/__not-found.html`;

/** Whether a path points into a language folder: languages are negotiated, not addressed. */
export const isInLanguageFolder = (pathname: string): boolean =>
  INTERFACE_LOCALES.some((locale) => pathname === locale || pathname.startsWith(`${locale}/`));
