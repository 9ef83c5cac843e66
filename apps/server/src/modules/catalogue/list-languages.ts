import type { InterfaceLocale, Language } from '@vitrine/contract';
import { textLanguages } from '@vitrine/engine/catalogue';
import { foldText } from '../../text/fold-text.ts';

/**
 * Languages whose code or name (in `locale`, in English, or native) contains `search`; all of them if it is empty. Those that
 * start with it come first.
 */
export function listLanguages(search: string, locale: InterfaceLocale): Language[] {
  const wanted = foldText(search);
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  return textLanguages
    .map((language) => ({ language, name: names.of(language.code) ?? language.name }))
    .map(({ language, name }) => ({
      rank: rankOf([language.code, language.name, language.nativeName, name].map(foldText), wanted),
      item: { code: language.code, name, native_name: language.nativeName, direction: language.direction },
    }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

function rankOf(names: string[], wanted: string): number {
  if (names.some((name) => name.startsWith(wanted))) return 0;
  return names.some((name) => name.includes(wanted)) ? 1 : Infinity;
}
