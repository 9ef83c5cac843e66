/** First-person remarks: « I use mine in the kitchen » addresses the buyer, and no picture may print it. */
const OF_SELLER: Readonly<Record<string, string>> = {
  en: String.raw`i|i['’](?:m|ve|d|ll)|my|mine|myself|we (?:only |always |never |just |have |had )?(?:\p{L}+ed|bought|kept|had|got|have)`,
  de: String.raw`ich|mein\p{L}{0,2}|mich|mir|wir (?:haben|hatten)`,
  fr: String.raw`je|moi|mon|mes`,
  es: 'yo|mi|mis|mí[oa]s?',
  it: 'io|mi[oae]|miei',
  pt: 'eu|meus?|minhas?',
  nl: 'ik|mijn',
  sv: 'jag|min|mitt|mina',
  da: 'jeg|min|mit|mine',
  nb: 'jeg|min|mitt|mine',
  pl: 'ja|mój|moja|moje|mojej|moich',
  cs: 'já|můj|moje|moji|mého',
  ru: 'я|мой|моя|моё|мои|моей|моего|мне',
  uk: 'я|мій|моя|моє|мої|моєї|мені',
  tr: 'ben|benim',
  ar: 'أنا|لدي|عندي',
};
const patterns = new Map<string, RegExp>();

/** Whether a text is about the seller. */
export function isOfSeller(text: string, language: string | null): boolean {
  const words = OF_SELLER[language ?? ''];
  if (language === null || words === undefined) return false;
  const pattern = patterns.get(language) ?? new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`, 'iu');
  patterns.set(language, pattern);
  return pattern.test(text) || (language === 'fr' && /(?<!\p{L})j['’]/iu.test(text));
}
