/**
 * How many words read from descriptions are right and how many are missed, by kind: `npm run bench:words`, with `-- kept-aside` (or another
 * file of the corpus) for descriptions that nobody tunes by, `-- --misses` for each error.
 */
import { judgeWords } from '../packages/engine/src/lexicon/corpus/judge-words.ts';
import { chooseWords } from '../packages/engine/src/phrases/choose-words.ts';
import { CORPORA, readCorpus } from '../packages/engine/src/lexicon/corpus/read-corpus.ts';

const [LONGEST, RUNS] = [2000, 21];
const wantsMisses = process.argv.includes('--misses');
const corpus = readCorpus(CORPORA.find((file) => process.argv.includes(file)) ?? 'descriptions');
const out = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Descriptions are translated into the nearest other language, and into one with another script. */
const targetsOf = (language: string): string[] => [language === 'en' ? 'fr' : 'en', language === 'ar' ? 'de' : 'ar'];

/** Median processor milliseconds for one description's words once everything is loaded: other work does not count. */
function timeWords(): number {
  const [longest] = corpus.toSorted((one, other) => other.text.length - one.text.length);
  const text = (longest?.text ?? '').repeat(20).slice(0, LONGEST);
  // Words are cached by their text: each run gets another end.
  const times = Array.from({ length: RUNS }, (_, run) => {
    const before = process.cpuUsage();
    chooseWords(`${text.slice(0, -4)} ${run}.`, 'en', null);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
}

class Tally {
  readonly said = new Map<string, [right: number, of: number]>();
  add(kind: string, isRight: boolean): void {
    const [right, of] = this.said.get(kind) ?? [0, 0];
    this.said.set(kind, [right + Number(isRight), of + 1]);
  }
  print(title: string): void {
    out(`\n${title}`);
    for (const [kind, [right, of]] of [...this.said].toSorted(([one], [other]) => one.localeCompare(other))) {
      out(`  ${kind.padEnd(16)} ${(right / of).toFixed(3)}  (${right} of ${of})`);
    }
  }
}

for (const mode of ['own', 'carried'] as const) {
  const [recall, precision, byLanguage] = [new Tally(), new Tally(), new Tally()];
  for (const described of corpus) {
    for (const pictures of mode === 'own' ? [described.language] : targetsOf(described.language)) {
      const judged = judgeWords(described, pictures);
      if (judged.name !== null) recall.add('name', judged.name);
      for (const { fact, isSaid } of judged.facts) {
        const [id = ''] = fact.ids;
        recall.add(id === '' ? 'not in lexicon' : id === '=' ? 'figure' : id.slice(0, id.indexOf('.')), isSaid);
        recall.add('ALL', isSaid);
        byLanguage.add(described.language, isSaid);
        if (wantsMisses && !isSaid)
          out(`missed ${mode} ${described.language}>${pictures}: ${fact.words} (${fact.ids.join()})`);
      }
      if (wantsMisses && judged.name === false)
        out(
          `name ${mode} ${described.language}>${pictures}: ${described.name ?? '—'} not ${judged.named ?? '—'} in ${described.text.slice(0, 90)}`,
        );
      for (const { text, isTrue } of judged.printed) {
        precision.add('ALL', isTrue);
        if (wantsMisses && !isTrue)
          out(`WRONG ${mode} ${described.language}>${pictures}: « ${text} » of ${described.text.slice(0, 60)}`);
      }
    }
  }
  recall.print(`Recall, ${mode} language (${corpus.length} descriptions)`);
  byLanguage.print(`Recall by language, ${mode}`);
  precision.print(`Precision, ${mode} language`);
}
out(`\n${timeWords().toFixed(1)} ms of one core for the words of ${LONGEST} characters, the median of ${RUNS}`);
