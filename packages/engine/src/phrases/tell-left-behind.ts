import { printFact } from '../lexicon/print-fact.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { carryName } from './carry-name.ts';
import { cleanDescription } from './clean-description.ts';
import { countColumns } from './count-text.ts';
import { dropShopTalk } from './drop-shop-talk.ts';
import { dropStory } from './drop-story.ts';
import { fitFacts } from './fit-facts.ts';
import { tells } from './gather-words.ts';
import { parseDescription } from './parse-description.ts';
import { type LanguagePart, partLanguages } from './part-languages.ts';

/** The parts of a description that cannot be translated. */
export interface LeftBehind {
  /** BCP 47 code of its main language. */
  language: string;
  /** As typed, without duplicates, in the description's order. */
  said: string[];
}

/** Nobody reads more of them; longer ones are sentences that also contain translated parts. */
const [MOST_SAID, MOST_COLUMNS] = [8, 60];

/** What is lost when a description is translated into the pictures' language; null if nothing is. */
export function tellLeftBehind(description: string, language: string): LeftBehind | null {
  const text = dropShopTalk(cleanDescription(description, language), language);
  const foreign = partLanguages(text, language)
    .map(({ language: from, text: whole }) => ({ language: from, text: dropStory(whole, from) }))
    .filter((part) => part.language !== language && /\p{L}/u.test(part.text));
  const [longest] = foreign.toSorted((one, other) => other.text.length - one.text.length);
  const said = [...new Set(foreign.flatMap((part) => saidIn(part, language)))].slice(0, MOST_SAID);
  return longest === undefined || said.length === 0 ? null : { language: longest.language, said };
}

function saidIn({ text, language: from }: LanguagePart, language: string): string[] {
  const { name, features, benefits } = parseDescription(text, from);
  const carried = fitFacts(readFacts(text, from), text, from).filter((fact) => printFact(fact, language) !== null);
  const isCarried = (piece: string): boolean => carried.some((fact) => tells(piece, fact, from));
  const pieces = [...new Set([...features, ...benefits])].filter(
    (piece) => /\p{L}/u.test(piece) && countColumns(piece) <= MOST_COLUMNS && !isCarried(piece),
  );
  const isNamed = name === null || carryName({ name, text, language: from }, language) !== null;
  return isNamed ? pieces : [name, ...pieces];
}
