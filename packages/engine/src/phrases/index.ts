import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Phrases } from './phrases.ts';
import { readOwnJson } from '../type/read-own-json.ts';

const FOLDER = join(import.meta.dirname, 'languages');

/** All supported languages, by code: the files of the folder are the list. */
export const PHRASES: readonly Phrases[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .map((file) => readOwnJson<Phrases>(join(FOLDER, file)));

const BY_CODE = new Map(PHRASES.map((phrases) => [phrases.language.code, phrases]));

/** Unspecified Norwegian, and Nynorsk: their readers can read Bokmål. */
const NEAREST: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/** The phrases for a BCP 47 code: exact, then language and script (zh-TW is zh-Hant), then language, then English. */
export function phrasesOf(code: string): Phrases {
  const exact = BY_CODE.get(code);
  if (exact !== undefined) return exact;
  const found = codesOf(code).flatMap((one) => BY_CODE.get(one) ?? []);
  const [phrases = BY_CODE.get('en')] = found;
  if (!phrases) throw new Error('The English phrases are missing');
  return phrases;
}

function codesOf(code: string): string[] {
  try {
    const { language, script } = new Intl.Locale(code).maximize();
    return [`${language}-${script}`, language, NEAREST[language] ?? language];
  } catch {
    // Not a language code at all.
    return [];
  }
}
