import type { Phrases, StemTopic } from './phrases.ts';

/** Languages without spaces, or with attached affixes: a stem may start anywhere. */
const RUN_TOGETHER = new Set(['ja', 'zh-Hans', 'zh-Hant', 'ko', 'th']);
/** Conjunctions, prepositions and articles that are attached to the word. */
const PREFIXES: Readonly<Record<string, string>> = { ar: '[وفبكل]?(?:ال|لل)?', he: '[והבכלמש]{0,2}' };
/** International units. */
const UNITS: Readonly<Partial<Record<StemTopic, RegExp>>> = {
  drop: /(?<!\p{L})(?:ml|cl|мл|مل|毫升)(?!\p{L})/iu,
  ruler: /(?<!\p{L})(?:cm|mm|kg|см|мм|кг|سم|厘米|公分)(?!\p{L})/iu,
};
const WHOLE_WORD = 3;

const patterns = new WeakMap<Phrases, Map<StemTopic, RegExp>>();

/** Whether a line is about a topic, by the language's word stems. */
export function isAbout(line: string, topic: StemTopic, phrases: Phrases): boolean {
  const known = patterns.get(phrases) ?? new Map<StemTopic, RegExp>();
  patterns.set(phrases, known);
  const pattern = known.get(topic) ?? patternOf(phrases.stems[topic], phrases.language.code);
  known.set(topic, pattern);
  return pattern.test(line.toLocaleLowerCase(phrases.language.code)) || (UNITS[topic]?.test(line) ?? false);
}

/** A stem starts a word; with three letters or fewer it must be the whole word. */
function patternOf(stems: readonly string[], language: string): RegExp {
  const escaped = stems.map((stem) => stem.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  if (RUN_TOGETHER.has(language)) return new RegExp(escaped.join('|'), 'u');
  const open = escaped.filter((_, i) => (stems[i]?.length ?? 0) > WHOLE_WORD);
  const whole = escaped.filter((_, i) => (stems[i]?.length ?? 0) <= WHOLE_WORD);
  const words = whole.length > 0 ? [String.raw`(?:${whole.join('|')})(?![\p{L}\p{M}])`] : [];
  // One lookbehind for all stems, because it is the expensive part.
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${PREFIXES[language] ?? ''}(?:${[...open, ...words].join('|')})`, 'u');
}
