import type { IconName } from '../page/draw-icon.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { phrasesOf } from './index.ts';
import { isAbout } from './match-stems.ts';
import type { Phrases, StemTopic } from './phrases.ts';
import { isFlaw } from './rank-facts.ts';

/** In descending priority: the first matching topic gives the icon. */
const TOPICS: readonly Exclude<StemTopic, 'trust'>[] = [
  ...(['clock', 'drop', 'leaf', 'shield', 'parcel', 'chat', 'ruler', 'gift'] as const),
  ...(['sun', 'moon', 'home', 'eye', 'lens', 'hand', 'heart', 'play'] as const),
];
const OF_A_DAY = new Set<IconName>(['sun', 'moon']);

/** An icon for every line: by its topic, without repetitions, otherwise a tick, which claims nothing; an eye for a flaw. */
export function matchIcons(lines: readonly string[], language: string): IconName[] {
  const phrases = phrasesOf(language);
  const used = new Set<IconName>();
  return lines.map((line) => {
    if (readFacts(line, language).some(isFlaw)) return 'eye';
    const icon = topicsOf(line, phrases).find((name) => !used.has(name)) ?? 'check';
    used.add(icon);
    return icon;
  });
}

function topicsOf(line: string, phrases: Phrases): IconName[] {
  // « 30 days » has nothing to do with day and night.
  const counts = /\p{N}/u.test(line);
  return TOPICS.filter((topic) => !(counts && OF_A_DAY.has(topic)) && isAbout(line, topic, phrases));
}
