import { countGestures, type FirstGesture, type Played } from './play-gestures.ts';
import { figure, meanOf, writeTable } from './write-table.ts';

/** Gestures needed until IoU 0.95, the quality after the first ones, and the time of an answer. */
export function summariseGestures(played: readonly Played[], first: FirstGesture): string {
  const counts = played.map(countGestures);
  const after = (gesture: number): string =>
    figure(meanOf(played.map(({ overlaps }) => overlaps[Math.min(gesture, overlaps.length - 1)] ?? 0)), 3);
  const seconds = played.flatMap((one) => one.seconds).toSorted((a, b) => a - b);
  const share = (most: number): string =>
    `${figure((100 * counts.filter((count) => count <= most).length) / Math.max(1, counts.length), 0)} %`;
  return writeTable(
    [`${played.length} photos, ${first} first, then dabs`, ''],
    [
      ['gestures until IoU 0.95, mean', figure(meanOf(counts), 2)],
      ['right without a gesture', share(0)],
      ['right after 1, 2, 4 gestures', [1, 2, 4].map(share).join(', ')],
      ['mean IoU before, after 1, 2, 4', [0, 1, 2, 4].map(after).join(', ')],
      [
        'an answer, median and 95 %, s',
        [0.5, 0.95].map((q) => figure(seconds[Math.floor(q * seconds.length)] ?? null, 2)).join(', '),
      ],
    ],
  );
}
