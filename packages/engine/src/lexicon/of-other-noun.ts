import { findNoun } from '../goods/find-head.ts';
import { loadNames } from '../goods/names.ts';
import { kindOf, overlaps, type Reading } from './fact.ts';
import type { Match } from './lexicon.ts';

/** Words between a noun and its material, and the form of the preceding noun; German nouns are capitalised. */
const NOUN_OF: Readonly<Record<string, RegExp>> = {
  de: /(?<noun>\p{Lu}\p{L}{2,}) aus $/u,
  fr: /(?<noun>\p{L}{3,}) (?:en|de|d['’])\s?$/iu,
  es: /(?<noun>\p{L}{3,}) (?:en|de) $/iu,
  it: /(?<noun>\p{L}{3,}) (?:in|di) $/iu,
  pt: /(?<noun>\p{L}{3,}) (?:em|de) $/iu,
  ar: /(?<noun>\p{L}{3,}) (?:من )?(?:ال)?$/iu,
};
/** Nouns that mean the whole: its material, body and fabric, and amounts. */
const OF_WHOLE =
  /^(?:جسم|هيكل|الهيكل|مصنوع\p{L}*|خامة|خامات|قماش|مادة|جلد|خشب|تصميم|سطح|معدن|لون|عالي\p{L}*|بلون|نسيج|خليط|قطن|صوف|حرير|obermaterial|material|gestell|gehäuse|korpus|stoff|mischung|qualität|handarbeit|außenmaterial|rahmen|matière|matériau|structure|corps|tissu|toile|mélange|extérieur|composition|composé\p{L}*|fabriqué\p{L}*|fil|laine|peau|cuir|bois|fait\p{L}*|coque|cadre|armature|materiales?|estructura|cuerpo|tela|tejido|mezcla|exterior|hilo|lana|piel|madera|hech\p{L}+|marco|cuadro|carcasa|materiale|struttura|corpo|tessuto|misto|filo|legno|fatt\p{L}+|esterno|telaio|material|estrutura|tecido|mistura|fio|lã|pele|madeira|feit\p{L}+|quadro|color|couleur|colore|cor|estilo|style|stile|tipo|type|forma|mitad|moitié|metà|parte|partie|todo|tout\p{L}*|tutt\p{L}+|sólid\p{L}+|massif|massive|massicci\p{L}+|maciç\p{L}+|\p{L}*(?:ad[oa]s?|id[oa]s?|at[oaie]|it[oaie]|ut[oaie]|ée?s?|ie?s?))$/iu;
/** « Solid oak top », « leather details »: a noun after a material that ends its clause. */
const ENGLISH_NOUN = /^ (?<noun>\p{Ll}{3,})(?=\s*(?:$|[.,;!?\n•|)])|\s+(?:and|with|on|in|at)(?!\p{L}))/u;
const ENGLISH_WHOLE =
  /^(?:blend|mix|fabrics?|fibres?|fibers?|yarn|cloth|material|construction|build|body|design|weave|knit|finish|look|frame|shell|exterior|outer|upper|texture|wood|effect|style|throughout|inside|outside|veneer|canvas|version|edition|colou?r|tone|print|leather|quality|and|with|for|from|made|content|composition|based|furniture|only|too|also|piece|set|free|top-grain)$/iu;

/**
 * Whether a material belongs to another noun: after the first statement « jarra de vidrio » is a glass jug, not a glass blender.
 * Known parts keep their material, and the product's own noun refers to the product.
 */
export function isOfOtherNoun(match: Match, { text, lexicon, terms, stops }: Reading): boolean {
  const { language } = lexicon;
  const from = Math.max(-1, ...stops.filter((stop) => stop < match.start));
  if (kindOf(match.id) !== 'material' || from < 0 || isAtPart(match, terms, text)) return false;
  if (language === 'en') {
    const noun = ENGLISH_NOUN.exec(text.slice(match.end))?.groups?.['noun'];
    if (noun === undefined || ENGLISH_WHOLE.test(noun)) return false;
    const place = { start: match.end + 1, end: match.end + 1 + noun.length };
    return !terms.some((one) => overlaps(one, place)) && !isGoods(noun, text.slice(0, from), language);
  }
  const said = text.slice(from + 1, match.start);
  const noun = NOUN_OF[language]?.exec(said)?.groups?.['noun'];
  if (noun === undefined || OF_WHOLE.test(noun) || isGoods(noun, text.slice(0, from), language)) return false;
  const at = from + 1 + said.lastIndexOf(noun);
  return !terms.some(
    (one) => overlaps(one, { start: at, end: at + noun.length }) && !/^(?:material|colour|count\.doors)/u.test(one.id),
  );
}

/** A part beside it that is known. */
const isAtPart = (match: Match, terms: readonly Match[], text: string): boolean =>
  terms.some(
    ({ id, start, end }) =>
      kindOf(id) === 'part' &&
      (start >= match.end
        ? text.slice(match.end, start).trim() === ''
        : end <= match.start && OF.test(text.slice(end, match.start))),
  );
/** « Aus », « en » and the spaces around. */
const OF = /^ (?:\p{L}{1,3} |d['’])?$/u;

/** Whether a word is the noun of the kind that a text's beginning names. */
function isGoods(noun: string, text: string, language: string): boolean {
  const names = loadNames(language);
  if (names === null) return false;
  const [one, other] = [findNoun(noun, language, names), findNoun(text.slice(0, OPENING), language, names)];
  return one !== null && one.id === other?.id;
}
const OPENING = 260;
