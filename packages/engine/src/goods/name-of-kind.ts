import { readNames } from './names.ts';

/** What a text called a product. */
interface Typed {
  text: string;
  language: string;
}

/**
 * The dictionary name of a kind in a language; null if unknown.
 * @param typed the name in another language: a « lamp » is « Lampe », a « table lamp » is « Tischlampe »
 */
export function nameOfKind(id: string, language: string, typed?: Typed): string | null {
  const [printed = null, ...others] = namesOf(id, language);
  if (printed === null || typed === undefined || !isGeneral(id, typed)) return printed;
  return generalName(printed, others) ?? printed;
}

const namesOf = (id: string, language: string): string[] => readNames(language)?.kinds[id]?.split('|') ?? [];

function isGeneral(id: string, { text, language }: Typed): boolean {
  const [printed, ...others] = namesOf(id, language);
  const general = printed === undefined ? null : generalName(printed, others);
  return general !== null && general.toLocaleLowerCase(language) === text.trim().toLocaleLowerCase(language);
}

/** The name that another one makes more specific: « lamp » in « table lamp », « lampe » in « lampe de table »; null if there is none. */
function generalName(printed: string, others: readonly string[]): string | null {
  const lower = printed.toLocaleLowerCase();
  const found = others.filter((one) => {
    const short = one.toLocaleLowerCase();
    return short !== lower && (lower.endsWith(short) || lower.startsWith(`${short} `));
  });
  return found.toSorted((one, other) => one.length - other.length)[0] ?? null;
}
