import { lexiconOf } from '../lexicon/lexicon.ts';

/** Kinds of facts about something other than the product itself. */
export const BESIDE: ReadonlySet<string> = new Set(['care', 'included']);
/** « Comes with cable and box » is not a headline. */
export const COMES_WITH =
  /^(?:comes? with|includ(?:es|ing|ed)|supplied with|sold with|with box|inkl(?:usive|\.)|wird geliefert mit|geliefert mit|dabei|livrée? avec|vendue? avec|fournie? avec|se (?:entrega|vende) con|incluye|viene con|si vende con|venduto con|include|vem com|inclui|wordt geleverd met|inclusief|incl\.|säljs med|ingår|w komplecie|w zestawie)(?!\p{L})/iu;
/** A stock level is useful but no reason to buy: « Two available ». */
export const IN_STOCK =
  /(?:^|\s)(?:available|in stock|verfügbar|vorhanden|vorrätig|disponibles?|disponibili|disponíveis|beschikbaar|op voorraad|tillgängliga?|i lager|dostępne|w magazynie|в наличии)$/iu;
/** « 1930 », « 12 »: a figure without a unit. */
export const isBareNumber = (text: string): boolean => /^\p{N}+$/u.test(text.trim());
const LONG_WORD = /\p{L}{4,}/gu;
/** « Sitzhöhe 43–53 cm », « 58 x 37 x 33 cm »: figures with at most a word for the dimension. */
export const isMostlyFigure = (text: string): boolean =>
  /\p{N}/u.test(text) && (text.match(LONG_WORD) ?? []).length < 2;

/** Whether a text begins with a language's word for « with ». */
export function opensWithWith(text: string, language: string): boolean {
  const [first = '', second] = text.toLocaleLowerCase(language).split(' ');
  return second !== undefined && (lexiconOf(language)?.spellings.get('cue.with') ?? []).includes(first);
}
