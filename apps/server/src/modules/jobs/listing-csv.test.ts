import { expect, test } from 'vitest';
import { listingCsv } from './listing-csv.ts';

test('quotes what a spreadsheet would misread', () => {
  const csv = listingCsv([
    { file: 'a.jpg', style: 'studio', altText: 'A "big" mug, blue', checks: { width: 4096, white: true } },
    { file: 'b.jpg', style: 'luxury', altText: '=HYPERLINK("x")', checks: {} },
  ]);
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"file","style","alt_text","checks"',
    '"a.jpg","studio","A ""big"" mug, blue","width=4096; white=true"',
    `"b.jpg","luxury","'=HYPERLINK(""x"")",""`,
    '',
  ]);
});
