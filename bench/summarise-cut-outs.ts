import type { CutOutMeasured } from './measure-cut-outs.ts';
import { figure, meanOf, writeTable } from './write-table.ts';

const UNSURE = ['unsure_cutout', 'uncertain_cutout'];

interface Measure {
  name: string;
  read: (one: CutOutMeasured) => number | null | undefined;
  digits: number;
  /** Which end of the values is the worst. */
  worst: 'least' | 'most';
}

const MEASURES: readonly Measure[] = [
  { name: 'IoU', read: ({ comparison }) => comparison?.overlap, digits: 3, worst: 'least' },
  { name: 'F-score of the outline', read: ({ comparison }) => comparison?.outline, digits: 3, worst: 'least' },
  { name: 'mean alpha error', read: ({ comparison }) => comparison?.alphaError, digits: 4, worst: 'most' },
  { name: 'intake and cut-out, s', read: ({ seconds }) => seconds, digits: 2, worst: 'most' },
];

/** Many cut-outs in one table: means, medians, the worst, and how reliable the score is. */
export function summariseCutOuts(measured: readonly CutOutMeasured[]): string {
  const rows = MEASURES.map(({ name, read, digits, worst }) => {
    const values = measured
      .map(read)
      .filter((value) => value !== null && value !== undefined)
      .toSorted((a, b) => a - b);
    const last = worst === 'least' ? values[0] : values.at(-1);
    const middle = values[Math.floor(values.length / 2)];
    const figures = [meanOf(values), middle ?? null, last ?? null].map((value) => figure(value, digits));
    return [name].concat(figures);
  });
  const table = writeTable([`${measured.length} scenes`, 'mean', 'median', 'worst'], rows);
  return `${table}\n\n${describeScore(measured)}`;
}

function describeScore(measured: readonly CutOutMeasured[]): string {
  const sure = measured.filter(
    ({ notes, product }) => product !== null && !UNSURE.some((note) => notes.includes(note)),
  );
  const overlaps = sure.map(({ comparison }) => comparison?.overlap ?? 0);
  const share = (least: number): string =>
    `${figure((100 * overlaps.filter((overlap) => overlap >= least).length) / Math.max(1, overlaps.length), 0)} %`;
  return `Called certain: ${sure.length} of ${measured.length}; of these ${share(0.9)} reach IoU 0.9 and ${share(0.8)} reach 0.8.`;
}

/** The goals of an empty shot: how many reach 0.95 and 0.88, and how many were refused. */
export function describePairs(measured: readonly CutOutMeasured[]): string {
  const overlaps = measured.map(({ comparison }) => comparison?.overlap ?? 0);
  const share = (least: number): string =>
    `${figure((100 * overlaps.filter((overlap) => overlap >= least).length) / Math.max(1, overlaps.length), 0)} %`;
  const refused = measured.filter(({ notes }) => notes.includes('unrelated_background')).length;
  return `IoU 0.95 or more: ${share(0.95)}; 0.88 or more: ${share(0.88)}; taken for another place: ${refused}.`;
}
