import { readNames } from './names.ts';

/** What a kind of goods is called in a language, as a dictionary has it; null where that is not known. */
export function nameOfKind(id: string, language: string): string | null {
  return readNames(language)?.kinds[id]?.split('|')[0] ?? null;
}
