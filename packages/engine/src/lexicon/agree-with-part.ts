/** Languages whose adjectives agree in gender and number. */
const AGREES = new Set('fr es it pt ro pl cs ru uk el ar he hi ur sv da nb'.split(' '));

/** A part's noun and the term said of it. */
interface Said {
  term: string;
  id: string;
  part: string;
  language: string;
}

/** Adjectives with one form for all genders, parts in the singular and in the plural, and the adjective's plural. */
const SAME_FORM: Readonly<
  Record<string, { adjective: RegExp; one: RegExp; many?: RegExp; plural?: (adjective: string) => string | null }>
> = {
  // « Étanche » has one form, « doublé » has not; « passe au lave-vaisselle » is a verb.
  fr: {
    adjective: /e$/u,
    one: /[^sx]$/u,
    many: /[sx]$/u,
    plural: (said) => (/(?:[bp]l|ch)e$/u.test(said) ? `${said}s` : null),
  },
  es: { adjective: /e$/u, one: /[^s]$/u, many: /s$/u, plural: (adjective) => `${adjective}s` },
  pt: {
    adjective: /(?:vel|e)$/u,
    one: /[^s]$/u,
    many: /s$/u,
    plural: (adjective) => adjective.replace(/vel$/u, 'vei').concat('s'),
  },
  it: { adjective: /e$/u, one: /[ao]$/u },
};

/** Arabic adjectives with their feminine, which broken plurals take too. */
const ARABIC: Readonly<Record<string, string>> = {
  قابل: 'قابلة',
  مقاوم: 'مقاومة',
  آمن: 'آمنة',
  معزول: 'معزولة',
  مرن: 'مرنة',
};
const ARABIC_FEMININE = /(?:ة|ات)$|^(?:جيوب|أرجل|مساند|أدراج|مكابح|وسائد|أكمام|أزرار|رفارف|فرامل)$/u;

/**
 * A term as it may follow a part: « Bandeja: extraíble », « Fundas: lavables »; null where it would have to be inflected in a way
 * not known here, « Sangle : rembourré ». A noun always fits.
 */
export function agreeWithPart({ term, id, part, language }: Said): string | null {
  if (id.startsWith('material.') || !AGREES.has(language)) return term;
  const [first = ''] = term.split(' ');
  const [noun = ''] = part.split(' ');
  const rest = term.slice(first.length);
  if (language === 'ar') {
    const feminine = ARABIC[first];
    return feminine === undefined ? null : (ARABIC_FEMININE.test(noun) ? feminine : first) + rest;
  }
  const { adjective, one, many, plural } = SAME_FORM[language] ?? {};
  if (adjective === undefined || !adjective.test(first)) return null;
  if (one?.test(noun) === true) return term;
  const inflected = many?.test(noun) === true ? (plural?.(first) ?? null) : null;
  return inflected === null ? null : inflected + rest;
}
