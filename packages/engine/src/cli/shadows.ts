import { parseArgs } from 'node:util';
import { drawShades } from './draw-shades.ts';
import { measureShade, type MeasuredShade, type ShadeFigures } from './measure-shades.ts';
import { readShades, SHADES } from './read-shades.ts';

const HELP = `npm run bench:shadow [-- --sheet FILE.webp] [--references DIR]

How far the shadows that the engine draws are from rendered ones: twelve things in six sets. Prints Markdown, ready for
docs/benchmarks.md. --sheet draws the pairs: above each other the rendered floor, ours, and where ours is darker (red) or
lighter (blue).`;

const { values } = parseArgs({
  options: {
    sheet: { type: 'string' },
    references: { type: 'string', default: SHADES },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(HELP);
else await measureAll();

async function measureAll(): Promise<void> {
  const measured: MeasuredShade[] = [];
  for (const shade of await readShades(values.references)) measured.push(await measureShade(shade));
  for (const by of ['plate', 'thing'] as const) {
    const groups = [...Map.groupBy(measured, (one) => one[by])];
    console.log(`\n${tableOf(by === 'plate' ? 'set' : 'thing', [...groups, ['**all**', measured]])}`);
  }
  if (values.sheet) await drawShades(measured, values.sheet);
}

function tableOf(what: string, groups: readonly (readonly [string, readonly MeasuredShade[]])[]): string {
  const head = [what, 'error', 'near', 'far', 'ours ÷ rendered'];
  const rows = groups.map(([name, shades]) => {
    const mean = (of: keyof ShadeFigures): string =>
      (shades.reduce((sum, { figures }) => sum + figures[of], 0) / shades.length).toFixed(2);
    return [name, mean('error'), mean('near'), mean('far'), mean('strength')];
  });
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
