/**
 * Share of words on a set's twenty pictures that carry no fact of its description: `npm run bench:filler`, with the name of a corpus file for
 * other descriptions and `-- --texts` for every text by style. A word counts as stated if it is a name, a step, or in the description or the
 * lexicon's reading of it; everything else is filler.
 */
import { samples } from '@vitrine/scenes';
import { DEFAULT_STYLE_IDS, type StyleId } from '../packages/engine/src/identifiers.ts';
import { judgeWords } from '../packages/engine/src/lexicon/corpus/judge-words.ts';
import { CORPORA, readCorpus, type Described } from '../packages/engine/src/lexicon/corpus/read-corpus.ts';
import { BETWEEN, chooseWords } from '../packages/engine/src/phrases/choose-words.ts';
import { countWords } from '../packages/engine/src/phrases/count-text.ts';
import { sampleProduct } from '../packages/engine/src/product/sample-product.ts';
import { listOptions } from '../packages/engine/src/styles/render-style.ts';

const wantsTexts = process.argv.includes('--texts');
const file = CORPORA.find((one) => process.argv.includes(one)) ?? 'sellers-mended';
const out = (line: string): boolean => process.stdout.write(`${line}\n`);
const SIDE_PX = 400;

const sample = samples.get('mug');
if (!sample) throw new Error('The mug sample is missing');
const product = await sampleProduct(sample.photoPath, sample.maskPath, SIDE_PX);

const bare = (text: string): string => text.toLocaleLowerCase().replaceAll(/[\s\u00a0\u00ad.,;:!]/gu, '');

/** The stated words of a set: a line of several facts counts as stated if each of them is true. */
function saidIn(described: Described, pictures: string): ReadonlySet<string> {
  const { name, headline, promise, line, features, benefits, trust, steps } = chooseWords(
    described.text,
    pictures,
    null,
  );
  const isTrue = new Set(
    judgeWords(described, pictures)
      .printed.filter((one) => one.isTrue)
      .map(({ text }) => bare(text)),
  );
  const facts = [headline, promise, ...features, ...benefits, ...trust, ...steps].filter((one) =>
    isTrue.has(bare(one)),
  );
  const parts = line.split(BETWEEN);
  const lines = parts.every((one) => isTrue.has(bare(one))) ? [line] : [];
  return new Set([name ?? '', ...facts, ...lines].filter((one) => one !== '').map(bare));
}

interface Count {
  words: number;
  filler: number;
}

async function countOn(
  style: StyleId,
  described: Described,
  pictures: string,
  seen: Map<string, number>,
): Promise<Count> {
  const input = {
    style,
    products: [product],
    language: pictures,
    description: described.text,
    category: null,
    seed: 1,
  };
  const { texts } = await listOptions(input);
  const said = saidIn(described, pictures);
  const counted = texts.map(({ proposed }) => ({
    text: proposed,
    words: countWords(proposed, pictures),
    isSaid: said.has(bare(proposed)),
  }));
  for (const { text, isSaid, words } of counted) if (!isSaid) seen.set(text, (seen.get(text) ?? 0) + words);
  if (wantsTexts) {
    const listed = counted.map(({ text, isSaid }) => (isSaid ? text : `[${text}]`));
    out(`  ${style.padEnd(22)} ${listed.join(' | ')}`);
  }
  const sum = (some: readonly { words: number }[]): number => some.reduce((total, one) => total + one.words, 0);
  return { words: sum(counted), filler: sum(counted.filter(({ isSaid }) => !isSaid)) };
}

const targetOf = (language: string): string => (language === 'en' ? 'fr' : 'en');
const share = ({ words, filler }: Count): string =>
  `${((100 * filler) / Math.max(1, words)).toFixed(1)} % (${filler} of ${words} words)`;
const SILENT: Described = {
  language: 'en',
  category: 'home',
  text: '',
  name: null,
  kinds: [],
  brand: null,
  facts: [],
  also: [],
  forbidden: [],
};

for (const mode of ['own', 'carried', 'without a description'] as const) {
  const seen = new Map<string, number>();
  const byStyle = new Map<StyleId, Count>();
  for (const described of mode === 'without a description' ? [SILENT] : readCorpus(file)) {
    const pictures = mode === 'carried' ? targetOf(described.language) : described.language;
    if (wantsTexts) out(`${mode}, ${pictures}: ${described.text.slice(0, 80).replaceAll('\n', ' ')}`);
    for (const style of DEFAULT_STYLE_IDS) {
      const { words, filler } = await countOn(style, described, pictures, seen);
      const before = byStyle.get(style) ?? { words: 0, filler: 0 };
      byStyle.set(style, { words: before.words + words, filler: before.filler + filler });
    }
  }
  const all = [...byStyle.values()];
  const total = all.reduce((sum, one) => ({ words: sum.words + one.words, filler: sum.filler + one.filler }));
  out(`\nFiller, ${mode}: ${share(total)}`);
  for (const [style, count] of byStyle) if (count.filler > 0) out(`  ${style.padEnd(22)} ${share(count)}`);
  const worst = [...seen].toSorted(([, one], [, other]) => other - one).slice(0, 12);
  out(`  most often: ${worst.map(([text, words]) => `« ${text} » ${words}`).join(', ')}`);
}
