import { describe, expect, it } from 'vitest';
import { PHRASES } from '../phrases/index.ts';
import { fillLines, piecesOf } from './break-lines.ts';

/** Written with the breaks that a reader of the language would accept. */
describe('lines break at word ends, also in languages without spaces', () => {
  it.each([
    ['ja', '毎日の|暮らしに'],
    ['ja', '食洗機対応。|長い|朝も'],
    ['ja', '何週間も|新鮮に|保ち、'],
    ['ja', 'さあ、|遊ぼう'],
    ['ja', '小さな|ごほうびに'],
    ['ja', '30日以内の|返品'],
    ['zh-Hans', '一件|属于|你|厨房的|好物？'],
    ['zh-Hans', '30天内|免费|退货。'],
    ['zh-Hans', '按你的|方式练'],
    ['zh-Hans', '与亲友|同享'],
    ['zh-Hant', '給你的|書架'],
    ['th', 'สวัสดี|ฤดูใบไม้ผลิ'],
    ['th', 'ช่วงเวลา|ของคุณ'],
    ['th', 'รายละเอียด'],
  ])('%s: %s', (language, marked) => {
    const pieces = piecesOf(marked.replaceAll('|', ''), language);
    expect(pieces.map(({ text }) => text).join('|')).toBe(marked);
  });
});

it('keeps a figure and its unit on one line', () => {
  for (const [language, text] of [
    ['en', '350 ml'],
    ['ru', '350 мл'],
    ['th', '30 วัน'],
  ] as const) {
    expect(piecesOf(text, language)).toHaveLength(1);
  }
});

it('leaves no single ideograph or kana for a last line', () => {
  const lone = PHRASES.filter(({ language }) => /^(?:ja|zh)/u.test(language.code)).flatMap(
    ({ language, labels, topics }) =>
      [...Object.values(labels), ...Object.values(topics)]
        .map((text) => piecesOf(text, language.code))
        .filter((pieces) => pieces.length > 1 && /^\p{L}\p{P}*$/u.test(pieces.at(-1)?.text ?? '')),
  );
  expect(lone).toEqual([]);
});

it('ends no line with the point between two statements', () => {
  const pieces = piecesOf('Soft cotton\u00a0· Washable at 30 degrees\u00a0· 40 cm', 'en');
  const measure = (text: string): number => text.length;
  expect(fillLines(pieces, 13, measure)[0]).toBe('Soft cotton');
  expect(fillLines(pieces, 80, measure)).toHaveLength(1);
  expect(fillLines(pieces, 80, measure)[0]).toContain('cotton\u00a0· Washable');
});
