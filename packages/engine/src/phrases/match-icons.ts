import type { IconName } from '../compose/draw-icon.ts';
import { phrasesOf } from './index.ts';
import { isAbout } from './match-stems.ts';
import type { CategoryPhrases, Phrases, StemTopic } from './phrases.ts';

/** In falling order: the first topic that fits names the sign. */
const TOPICS: readonly Exclude<StemTopic, 'trust'>[] = [
  ...(['clock', 'drop', 'leaf', 'shield', 'parcel', 'chat', 'ruler', 'gift'] as const),
  ...(['sun', 'moon', 'home', 'eye', 'lens', 'hand', 'heart', 'play'] as const),
];
const SPARE: readonly IconName[] = ['spark', 'check', 'heart', 'sun', 'hand'];

/** A sign for every line, none twice: by what the line says, else a plain one. */
export function matchIcons(lines: readonly string[], language: string): IconName[] {
  const phrases = phrasesOf(language);
  const neutral = neutralLines(phrases);
  const english = neutralLines(phrasesOf('en'));
  const used = new Set<IconName>();
  return lines.map((line) => {
    // A neutral line says in every language what it says in English.
    const twin = english[neutral.indexOf(line)];
    const fitting = twin === undefined ? topicsOf(line, phrases) : topicsOf(twin, phrasesOf('en'));
    const icon = [...fitting, ...SPARE].find((name) => !used.has(name)) ?? 'check';
    used.add(icon);
    return icon;
  });
}

function topicsOf(line: string, phrases: Phrases): IconName[] {
  return TOPICS.filter((topic) => isAbout(line, topic, phrases));
}

/** In the same order in every language. */
function neutralLines({ trust, details, any, categories }: Phrases): string[] {
  const lines = ({ benefits, steps }: CategoryPhrases): string[] => [...benefits, ...steps];
  return [...trust, ...details, ...lines(any), ...Object.values(categories).flatMap(lines)];
}
