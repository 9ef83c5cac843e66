import { readNames } from './names.ts';

/** The dictionary name of a kind in a language; null if unknown. */
export function nameOfKind(id: string, language: string): string | null {
  return readNames(language)?.kinds[id]?.split('|')[0] ?? null;
}
