import { expect, test } from 'vitest';
import { CHECKS } from '../../testing/checks.ts';
import { listingCsv } from './listing-csv.ts';

test('quotes cells that a spreadsheet would misread', () => {
  const csv = listingCsv([
    { file: 'a.jpg', style: 'studio', altText: 'A "big" mug, blue', checks: CHECKS },
    { file: 'b.jpg', style: 'luxury', altText: '=HYPERLINK("x")', checks: null },
    { file: '', style: 'lifestyle', altText: 'Mug', checks: CHECKS, leftOut: ['background_not_white', 'has_text'] },
  ]);
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"file","style","alt_text","checks"',
    '"a.jpg","studio","A ""big"" mug, blue","width=8; height=8; bytes=19; background_white=true; fill=0.87; shape=0.99; text_present=false; main_image_for=amazon"',
    `"b.jpg","luxury","'=HYPERLINK(""x"")",""`,
    '"","lifestyle","Mug","left out: background_not_white, has_text"',
    '',
  ]);
});

test.each([
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(1)', "'＠SUM(1)"],
  ['  =1+1', "  '=1+1"],
  ['\t=1+1', "\t'=1+1"],
  ['Mug;=1+1', "Mug;'=1+1"],
  ['Mug; @SUM(1);+2', "Mug; '@SUM(1);'+2"],
  ['Mug;"=1+1', `Mug;""'=1+1`],
  ['Mug\n-1', "Mug\n'-1"],
  // A seller's own text stays unchanged.
  ['Mug, blue-green; 20 cm + saucer', 'Mug, blue-green; 20 cm + saucer'],
  ['Tasse = Becher @ home', 'Tasse = Becher @ home'],
])('%j is written as text, not as a formula', (altText, cell) => {
  const csv = listingCsv([{ file: 'a.jpg', style: 'studio', altText, checks: null }]);
  expect(csv.split('\r\n')[1]).toBe(`"a.jpg","studio","${cell}",""`);
});
