/** How sellers write in a language what a product is and what it is like. */
interface Grammar {
  /** « This is a », « Hier ist eine »: a name follows. */
  introduces: RegExp;
  /** End of the introduced name: start of the description. */
  goesOn: RegExp;
  /** Relative pronouns whose clause stands alone without them; null in verb-final clauses. */
  relative: RegExp | null;
  /** « It is », « Sie ist »: the rest can stand alone. */
  predicate: RegExp;
}

const grammar = (introduces: string, goesOn: string, relative: string | null, predicate: string): Grammar => ({
  introduces: new RegExp(`^(?:${introduces})`, 'iu'),
  goesOn: new RegExp(String.raw`[,،]\s+|\s+(?=(?:${goesOn})(?![\p{L}\p{M}]))`, 'iu'),
  relative: relative === null ? null : new RegExp(String.raw`^(?:${relative})\s+`, 'iu'),
  predicate: new RegExp(`^(?:${predicate})`, 'iu'),
});

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  en: grammar(
    String.raw`(?:(?:this|these|it|here)\s+(?:is|are)|it['’]s|(?:i['’]?a?m|we['’]?(?:\s?a)?re)?\s*selling)\s+(?:(?:a|an|the|our|my|some|this|these)\s+)?`,
    'that|which|with|for|from|made|in|by|perfect|ideal|designed|crafted|featuring|so',
    'that|which',
    String.raw`(?:it|they|this|these)\s+(?:(?:is|are)\s+(?:also\s+)?|(?:has|have|features?|includes?|comes?\s+with)\s+(?:an?\s+)?)|it\s+(?:also\s+)?(?=(?!(?:was|does)(?!\p{L}))\p{L}+s(?!\p{L}))`,
  ),
  de: grammar(
    String.raw`(?:(?:das|dies|hier|es)\s+(?:ist|sind)|(?:(?:ich|wir)\s+)?verkaufen?(?:\s+hier)?)\s+(?:(?:ein|eine|einen|der|die|das|unsere?n?|meine?n?)\s+)?`,
    'mit|für|aus|von|zum|zur|ideal|perfekt',
    null,
    String.raw`(?:er|sie|es|das|dies)\s+(?:ist|sind)\s+(?:auch\s+)?`,
  ),
  fr: grammar(
    String.raw`(?:c['’]est|ce\s+sont|voici|voilà|il\s+s['’]agit\s+d['’]|(?:je\s+)?vends)\s*(?:(?:un|une|des|le|la|les|notre|nos|mon|ma|mes)\s+|l['’])?`,
    'qui|que|avec|pour|faite?s?|idéale?s?|parfaite?s?',
    'qui',
    String.raw`(?:il|elle|ils|elles)\s+(?:est|sont)\s+(?:aussi\s+)?`,
  ),
  es: grammar(
    String.raw`(?:(?:est[aeo]s?\s+)?(?:es|son)\s+(?:un|una|unos|unas|el|la|nuestr[oa]s?|mi)|vendo(?:\s+(?:un|una|unos|unas|mi))?)\s+`,
    'que|con|para|hech[oa]s?|ideal(?:es)?|perfect[oa]s?',
    'que',
    String.raw`(?:es|son)\s+(?:también\s+)?`,
  ),
  it: grammar(
    String.raw`(?:(?:quest[oaie]\s+)?(?:è|sono)|ecco|vendo)\s+(?:un['’]|(?:un|uno|una|il|la|i|le|nostr[oaie])\s+)`,
    'che|con|per|fatt[oaie]|ideal[ei]|perfett[oaie]',
    'che',
    String.raw`(?:è|sono)\s+(?:anche\s+)?`,
  ),
  pt: grammar(
    String.raw`(?:(?:est[ae]s?\s+)?(?:é|são)|vendo)\s+(?:(?:um|uma|uns|umas|o|a|noss[oa]s?|meu|minha)\s+)`,
    'que|com|para|feit[oa]s?|ideal|ideais|perfeit[oa]s?',
    'que',
    String.raw`(?:é|são)\s+(?:também\s+)?`,
  ),
  nl: grammar(
    String.raw`(?:(?:dit|deze|hier|het)\s+(?:is|zijn)|te\s+koop:?)\s+(?:(?:een|de|het|onze|mijn)\s+)?`,
    'die|dat|met|voor|van|gemaakt|ideaal|perfect',
    null,
    String.raw`(?:het|hij|ze|zij|dit)\s+(?:is|zijn)\s+(?:ook\s+)?`,
  ),
  ar: grammar(
    String.raw`(?:هذا|هذه|إنه|إنها)\s+(?:(?:هو|هي)\s+)?`,
    'الذي|التي|يحافظ|تحافظ|مصنوعة?|مثالية?',
    'الذي|التي',
    String.raw`(?:هو|هي|إنه|إنها)\s+`,
  ),
};

/** A name introduced by a sentence, and the rest of the sentence. */
export interface Opening {
  name: string;
  /** Pieces that can stand alone. */
  said: string[];
}

/** « This is a handmade mug that keeps coffee warm » gives a name and what the product does; null without an introduced name. */
export function readOpening(sentence: string, language: string): Opening | null {
  const { introduces, goesOn, relative } = GRAMMARS[language] ?? {};
  const [opening] = introduces?.exec(sentence) ?? [];
  if (opening === undefined || goesOn === undefined) return null;
  const rest = sentence.slice(opening.length).replace(/[.!。]+\s*$/u, '');
  const end = goesOn.exec(rest);
  if (end === null) return { name: rest, said: [] };
  const clause = rest.slice(end.index + end[0].length).trim();
  return { name: rest.slice(0, end.index), said: standAlone(clause, relative ?? null, language) };
}

/** The clause without its relative pronoun; nothing if it needs it. */
function standAlone(clause: string, relative: RegExp | null, language: string): string[] {
  const bare = relative === null ? clause : clause.replace(relative, '');
  if (bare !== clause) return [bare];
  const isBound = { de: /^(?:mit|die|der|das|den)\s/iu, nl: /^(?:die|dat)\s/iu }[language];
  const isCut = { en: /^(?:so|by|in)\s/iu, fr: /^que\s/iu }[language];
  return isBound?.test(clause) === true || isCut?.test(clause) === true ? [] : [withoutWith(clause, language)];
}

const WITH: Readonly<Record<string, RegExp>> = {
  en: /^(?:with|featuring)\s+(?:an?\s+)?/iu,
  fr: /^avec\s+(?:une?\s+)?/iu,
  es: /^con\s+(?:una?\s+)?/iu,
  it: /^con\s+(?:una?\s+|un['’])?/iu,
  pt: /^com\s+(?:uma?\s+)?/iu,
  nl: /^met\s+(?:een\s+)?/iu,
};

const withoutWith = (clause: string, language: string): string => clause.replace(WITH[language] ?? /^$/u, '');

const AND_IT =
  /\s*,?\s+(?:and|und|et|y|e|en)\s+(?=(?:it|they|er|sie|es|il|elle|hij|het)\s+(?:is|are|has|have|ist|est|zijn)\s)/iu;

/** Statements without « it is »: « It holds a litre and it is dishwasher safe » contains two. */
export function readPredicates(sentence: string, language: string): string[] | null {
  const { predicate } = GRAMMARS[language] ?? {};
  if (predicate === undefined || !predicate.test(sentence)) return null;
  return sentence.split(AND_IT).map((part) => part.replace(predicate, ''));
}
