import type { StyleId } from '@vitrine/contract/limits';
import type { Checks } from '@vitrine/engine/model';
import type { Engine } from '@vitrine/engine/pool';
import type { CutOutMeasured } from './measure-cut-outs.ts';
import { requestOf } from './request-of.ts';
import { figure, meanOf, writeTable } from './write-table.ts';

interface Measured {
  style: StyleId;
  photo: string;
  checks: Checks;
}

/** Previews of all products in all styles, and the results of the engine's own checks, as Markdown. */
export async function measurePictures(
  engine: Engine,
  cutOuts: readonly CutOutMeasured[],
  styles: readonly StyleId[],
): Promise<string> {
  const measured: Measured[] = [];
  for (const { name, product } of cutOuts) {
    if (product === null) continue;
    const render = async (style: StyleId): Promise<Measured> => {
      const { checks } = await engine.render(requestOf(style, product, 'preview'));
      return { style, photo: name, checks };
    };
    measured.push(...(await Promise.all(styles.map(render))));
  }
  const ofStyle = (style: StyleId): Measured[] => measured.filter((one) => one.style === style);
  const rows = styles.map((style) => rowOf(style, ofStyle(style)));
  const head = ['style', 'ΔE2000, mean', 'worst', 'shape, mean', 'worst', 'pictures measured'];
  return [writeTable(head, rows), ...describeWhite(ofStyle('white_bg'))].join('\n\n');
}

function rowOf(style: StyleId, pictures: readonly Measured[]): string[] {
  const fidelity = pictures.map(({ checks }) => checks.fidelity);
  const shape = pictures.map(({ checks }) => checks.shape);
  const known = fidelity.filter((value) => value !== null);
  return [
    style,
    figure(meanOf(fidelity), 2),
    figure(extreme(Math.max, fidelity), 2),
    figure(meanOf(shape), 3),
    figure(extreme(Math.min, shape), 3),
    `${known.length} of ${pictures.length}`,
  ];
}

function extreme(choose: (...values: number[]) => number, values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : choose(...known);
}

function describeWhite(pictures: readonly Measured[]): string[] {
  if (pictures.length === 0) return [];
  const fills = pictures.map(({ photo, checks }) => `${photo} ${figure(checks.fill, 3)}`);
  const white = pictures.filter(({ checks }) => checks.background_white);
  return [
    `Fill of white_bg (goal 0.85–0.90): ${fills.join(', ')}.`,
    `Its border is exactly 255, 255, 255 in ${white.length} of ${pictures.length}.`,
  ];
}
