import { lexiconOf } from './lexicon.ts';

/** Gender and number of a noun, as far as its ending tells. */
interface Inflection {
  gender: 'm' | 'f' | 'n';
  isMany: boolean;
}

/** How a language's nouns and adjectives end. */
interface Endings {
  /** Null if the ending does not tell. */
  inflectionOf: (noun: string) => Inflection | null;
  /** What an adjective's printed form ends with, of which only the rest is the same in all genders. */
  printed: RegExp;
  /** The adjective's ending for a noun, from the printed one. */
  inflect: (ending: string, to: Inflection) => string;
}

/** « Paraguas », « abrelatas »: singular although they end in s. */
const ES_COMPOUND = /^(?:para|porta|abre|saca|corta|lava|guarda|cubre|quita|casca|reposa|posa)\p{L}{2,}s$/u;
const ES_FEMININE =
  /(?:a|i[oó]n|dad|tad|tud|umbre|^(?:mano|moto|foto|llave|torre|base|luz|flor|red|piel|pared|nube))$/u;
const ES_MASCULINE_A = /^(?:d[ií]a|mapa|pijama|tema|planeta|sof[aá])$/u;
const PT_SINGULAR_S = /^(?:tênis|lápis|porta\p{L}+s|guarda\p{L}+s|abre\p{L}+s|saca\p{L}+s)$/u;
const PT_FEMININE = /(?:a|ção|são|dade|gem|^(?:mão|moto|foto|luz|flor|rede|chave|torre|base))$/u;
const PT_MASCULINE_A = /^(?:dia|mapa|pijama|tema|planeta)$/u;

/** Nouns among the labels' first words: « Foro di drenaggio ». */
const NOUNS = /^(?:ahorro|forro|furo|foro|pezzo|multiuso|grandangolo)$/u;
/** Polish labels of an adjective alone, or with what depends on it: « Matowe wykończenie » agrees with its own noun. */
const PL_ALONE =
  /^(?!\p{L}*(?:[ae]nie|aje)(?:\s|$))\p{L}+(?:\s(?:na|dla|w|z|do)\s.+|\s(?:dermatologicznie|słońcem))?$/iu;

const withoutS = (noun: string): string => noun.replace(/(?<=[^aeiouáéíóú])es$|s$/u, '');

const ENDINGS: Readonly<Record<string, Endings>> = {
  es: {
    inflectionOf: (noun) => {
      if (ES_COMPOUND.test(noun)) return { gender: 'm', isMany: false };
      const one = withoutS(noun);
      const isFeminine = ES_FEMININE.test(one) && !ES_MASCULINE_A.test(one);
      return { gender: isFeminine ? 'f' : 'm', isMany: noun.endsWith('s') };
    },
    printed: /(?:o|ble)$/u,
    inflect: (ending, { gender, isMany }) => (ending === 'o' && gender === 'f' ? 'a' : ending) + (isMany ? 's' : ''),
  },
  pt: {
    inflectionOf: (noun) => {
      if (PT_SINGULAR_S.test(noun)) return { gender: 'm', isMany: false };
      const one = noun
        .replace(/(?:õe|ãe)s$/u, 'ão')
        .replace(/ns$/u, 'm')
        .replace(/(?<=[rz])es$|s$/u, '');
      const isFeminine = PT_FEMININE.test(one) && !PT_MASCULINE_A.test(one);
      return { gender: isFeminine ? 'f' : 'm', isMany: noun.endsWith('s') };
    },
    printed: /(?:o|vel)$/u,
    inflect: (ending, { gender, isMany }) => {
      if (ending === 'vel') return isMany ? 'veis' : 'vel';
      return (gender === 'f' ? 'a' : 'o') + (isMany ? 's' : '');
    },
  },
  it: {
    // « Scarpe » are several, « cane » is one.
    inflectionOf: (noun) => {
      if (/(?:zione|sione|gione|tà|tù)$/u.test(noun)) return { gender: 'f', isMany: false };
      if (/(?:ette|elle|arpe|ampade|endine|orse|edie|inte|apsule)$/u.test(noun)) return { gender: 'f', isMany: true };
      if (noun.endsWith('e')) return null;
      return { gender: noun.endsWith('a') ? 'f' : 'm', isMany: noun.endsWith('i') };
    },
    printed: /(?:bile|vole|[cg]?o)$/u,
    inflect: (ending, { gender, isMany }) => {
      if (!ending.endsWith('o')) return isMany ? `${ending.slice(0, -1)}i` : ending;
      const hard = ending.slice(0, -1);
      if (!isMany) return hard + (gender === 'f' ? 'a' : 'o');
      // « Magnetiche », « magnetici ».
      return gender === 'f' ? `${hard}${hard === '' ? '' : 'h'}e` : `${hard}i`;
    },
  },
  pl: {
    inflectionOf: (noun) => {
      if (/[iy]$/u.test(noun)) return { gender: 'n', isMany: true };
      if (/(?:[oeęó]|um)$/u.test(noun)) return { gender: 'n', isMany: false };
      return { gender: noun.endsWith('a') ? 'f' : 'm', isMany: false };
    },
    printed: /(?:kie|gie|e)$/u,
    inflect: (ending, { gender }) => {
      if (gender === 'n') return ending;
      const soft = ending.slice(0, -2);
      if (ending !== 'e') return gender === 'f' ? `${soft}a` : `${soft}i`;
      return gender === 'f' ? 'a' : 'y';
    },
  },
};

/**
 * A term as it is said of a product: « Auriculares: Inalámbricos », « Silla: Plegable ». Only the first word is inflected, and only if the lexicon
 * shows that it is an adjective.
 */
export function agreeWithName(term: string, id: string, name: string | null, language: string): string {
  const endings = ENDINGS[language];
  if (endings === undefined || name === null || !/^(?:property|finish)\./u.test(id)) return term;
  const [first = ''] = term.split(' ');
  const ending = endings.printed.exec(first)?.[0];
  const [noun = ''] = name.toLocaleLowerCase(language).split(/[\s-]/u);
  const inflection = endings.inflectionOf(noun);
  if (ending === undefined || inflection === null || noun === '' || NOUNS.test(first.toLocaleLowerCase())) return term;
  if (language === 'pl' && !PL_ALONE.test(term)) return term;
  const stem = first.slice(0, -ending.length);
  if (!isAdjective(stem.toLocaleLowerCase(language), id, language)) return term;
  return stem + endings.inflect(ending, inflection) + term.slice(first.length);
}

/** The lexicon lists an adjective with an open end, or with several endings. */
function isAdjective(stem: string, id: string, language: string): boolean {
  const forms = lexiconOf(language)?.spellings.get(id) ?? [];
  const firsts = new Set(forms.map((form) => form.toLocaleLowerCase(language).split(' ')[0] ?? ''));
  const own = [...firsts].filter((word) => word.startsWith(stem) && word.length <= stem.length + MOST_ENDING);
  return own.some((word) => word.endsWith('*')) || own.length > 1;
}
const MOST_ENDING = 4;
