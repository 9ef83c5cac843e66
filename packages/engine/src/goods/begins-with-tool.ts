import type { Word } from './fold-words.ts';

/** English nouns for a tool or a container of something. */
const TOOL = /^(?:\p{L}{3,}(?:er|or)|tin|box|case|stand|rack|bin|jar|pot|mill|press|machine|mat|pad|arm)$/u;
/** « Plant milk maker »: such a tool counts also two words behind the noun. */
const CLEAR_TOOL =
  /^(?:maker|machine|grinder|slicer|dispenser|warmer|cooker|frother|blender|mixer|cutter|peeler|opener|holder|organi[sz]er)$/u;
/** Words with such an ending that are no tools. */
const NO_TOOL =
  /^(?:never|ever|over|under|after|other|larger|smaller|bigger|better|newer|older|longer|wider|super|silver|copper|leather|rubber|paper|colou?r)$/u;

/** The same at the beginning of a Romance name, without accents: « afilador de », « support », and verbs as in « range-couverts ». */
const TOOL_OF =
  /^(?!(?:couleur|hauteur|largeur|longueur|profondeur|epaisseur|valeur|comedor) )\p{L}{3,}(?:d(?:or|ora|ores|oras)|tore|trice|eur|euse|oir) (?:de|d|des|du|di|da|do|del|della|para|per|pour) /u;
const HOLDS =
  /^(?:recipiente?|contenedor|contenitore|support[eo]?|soporte|suporte|range|porte|repose|ouvre|essuie|presse|chauffe|protege|couvre|attrape|porta|guarda|cubre|corta|abre|saca|pela|copri|apri|taglia|escurre) /u;
const ROMANCE = new Set(['es', 'fr', 'it', 'pt']);

/** Whether a name begins with a tool or a container: « porta-guardanapos », « afilador de cuchillos ». */
export function beginsWithTool(words: readonly Word[], language: string): boolean {
  const name = words.join(' ');
  return ROMANCE.has(language) && (TOOL_OF.test(name) || HOLDS.test(name));
}

/**
 * « Bread slicer », « coffee tin », « guitar case »: a tool or container named after a noun is the product itself, whether it is known or not.
 * @param last word of an English phrase
 * @param behind words of the phrase behind the known noun
 */
export const endsWithTool = (last: string, behind: number): boolean =>
  behind === 2 ? CLEAR_TOOL.test(last) : behind === 1 && TOOL.test(last) && !NO_TOOL.test(last);
