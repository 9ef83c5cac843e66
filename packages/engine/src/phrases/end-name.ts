import { grammarOf } from '../goods/grammar.ts';
import { loadNames } from '../goods/names.ts';
import { findTerms, lexiconOf } from '../lexicon/lexicon.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { runsTogether } from '../lexicon/tokens.ts';
import { countWords } from './count-text.ts';
import { findName, namesKind, nounOf } from './find-name.ts';

/** A shorter name is left as it is. */
const LEAST_WORDS = 4;
/** Words that lead to a part: « bolso con asas » is a name, and so is « lamp with linen shade ». */
const LEADS =
  /(?:^|\s)(?:\p{L}{1,4}|(?:with|mit|avec|con|com|met|med|cu|với|dengan|ze?|se?|με|із?|зі?|со?)\s\p{L}+)\s$/iu;
/** « Sofá cama de 2 plazas » without its figure is « Sofá cama ». */
const LEADING_ON =
  /(?:\s(?:de|del|da|do|di|à|a|von|mit|für|ab|for|of|with|in|con|per|para|por|pour|avec|van|voor|met|med|för|til|z|ze|na|do|dla|s|pro|для|с|со|на))+\s*$/iu;

/**
 * A name without what a keyword title says behind it: a figure, or a part of the product. « Zapatillas running mujer suela » ends before
 * the sole, « குத்துவிளக்கு உயரம் 30 செ.மீ » before its height.
 */
export function endName(name: string, language: string): string {
  const lexicon = lexiconOf(language);
  if (lexicon === null || runsTogether(language) || countWords(name, language) < LEAST_WORDS) return name;
  // « HP OMEN 30L Gaming PC »: the noun stands behind the figure.
  if (grammarOf(language).head === 'last' && findName(name, language)?.end === name.length) return name;
  const figures = readFacts(name, language).filter(({ quantity }) => quantity !== null);
  const parts = findTerms(name, lexicon).filter(
    ({ id, start, end }) => id.startsWith('part.') && end === name.length && !LEADS.test(name.slice(0, start)),
  );
  // « Trottinette 3 roues » ends before the figure.
  // « מגבר מנורות 202 » ends behind its noun, which is no amount of lamps.
  const names = loadNames(language);
  const nounEnd = (names && nounOf(name, language, names)?.end) ?? 0;
  const starts = [
    ...figures.map((fact) => ({ start: Math.max(fact.start, Math.min(nounEnd, fact.quantity?.start ?? 0)) })),
    ...parts,
  ]
    .map(({ start }) => name.slice(0, start).replace(/\p{Nd}+\s*$/u, '').length)
    .filter((start) => start > 0);
  const shorter =
    starts.length === 0
      ? name
      : name
          .slice(0, Math.min(...starts))
          .replace(LEADING_ON, '')
          .trim();
  return shorter !== name && (figures.length > 0 || namesKind(shorter, language)) && /[\p{L}\p{M}]{3}/u.test(shorter)
    ? shorter
    : name;
}
