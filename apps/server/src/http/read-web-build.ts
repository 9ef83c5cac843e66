import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a build of the web holds, read once at start. */
export interface WebBuild {
  folder: string;
  /** Relative paths of all files, with `/`. */
  files: ReadonlySet<string>;
  /** Hashes of the inline scripts of each page, as its content security policy names them. */
  scriptHashes: ReadonlyMap<string, readonly string[]>;
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** `'sha256-…'` of every inline script of a page: the browser runs these and no other. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  return [...new Set(scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`))];
}

/** Reads the build in `folder`; null when the web has not been built. */
export function readWebBuild(folder: string): WebBuild | null {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const pages = files.filter((file) => file.endsWith('.html'));
  return {
    folder,
    files: new Set(files),
    scriptHashes: new Map(
      pages.map((page) => [page, inlineScriptHashes(readFileSync(path.join(folder, page), 'utf8'))]),
    ),
  };
}
