import { expect, it } from 'vitest';
import { chooseWords } from './choose-words.ts';

it.each([
  ['CB2 - EXCLUSIVE Blox 63" Rectangular Brown Wood Dining Table', 'en', 'CB2 Rectangular Brown Wood Dining Table'],
  ['Luna: table lamp made of oak', 'en', 'Luna table lamp'],
  ['Desk lamp x 2\nTwo for 40', 'en', 'Desk lamp'],
  ['Drawer', 'en', 'Drawer'],
  ['Schublade', 'de', 'Schublade'],
  ['Tapa', 'es', 'Tapa'],
  ['Side table / Night table (set of two)', 'en', 'Side table'],
  [
    'Sengoku Indoor & Outdoor Portable Kerosene Heater, 23,500 BTU, White',
    'en',
    'Indoor & Outdoor Portable Kerosene Heater',
  ],
  ['Canon printer with color ink cartridge x2 worth $60)', 'en', 'Canon printer'],
])('names the product of a short title: %s', (title, language, name) => {
  const { features, benefits, line, ...words } = chooseWords(title, language, null);
  expect(words.name).toBe(name);
  // Nothing of the name stands below it once more.
  expect([...features, ...benefits, line].filter((text) => text !== '' && name.includes(text))).toEqual([]);
});

it('prints no price without a currency, and takes no other figure for one', () => {
  const linesOf = (text: string) => chooseWords(text, 'en', null).benefits;
  expect(linesOf('Desk lamp\nTwo for 40')).toEqual([]);
  expect(linesOf('Chair\nBoth for 25.50')).toEqual([]);
  expect(linesOf('Mug\nAll for 12 guests')).toEqual(['All for 12 guests']);
});

it('prints nothing of the seller’s use, and no characters without width', () => {
  const said = (text: string) => JSON.stringify(chooseWords(text, 'en', null));
  expect(said('Dry foods dispenser\nWe stored cereals.')).not.toContain('cereals');
  expect(said('Crepe maker\nFrom Amazon Japan')).not.toContain('Amazon');
  expect(said('Mug. We use organic cotton.')).toContain('organic cotton');
  expect(said('Bar stools set of 4\nGreat condition!\u200B\u200B')).not.toContain('\u200B');
  const persian = 'میز، تا می\u200Cشود';
  expect(JSON.stringify(chooseWords(persian, 'fa', null))).toContain('می\u200Cشود');
});

it('begins no line with « or »', () => {
  const text = 'Bench. Works as a dining bench, entry bench, or accent piece.';
  expect(JSON.stringify(chooseWords(text, 'en', null))).not.toMatch(/"or /iu);
});

it.each([
  ['Napoleon ROGUE XT 525 SIB Gas Grill\n4-burner', 'en', 'Napoleon ROGUE XT 525 SIB Gas Grill'],
  ['HP OMEN 30L Gaming PC\nused, good', 'en', 'HP OMEN 30L Gaming PC'],
  ['TRIO Plus Whole-Home 5-Stage Air Purifier', 'en', 'TRIO Plus Whole-Home 5-Stage Air Purifier'],
  ['Gigabyte B550M DS3H (open-box, new)', 'en', 'Gigabyte B550M DS3H'],
  ['佳能 EOS Rebel T6i 单反套机 (机身 + 3 镜头)', 'zh-Hans', '佳能 EOS Rebel T6i 单反套机'],
  ['AMD RX 6700 XT 12G 显卡\n二手良好', 'zh-Hans', 'AMD RX 6700 XT 12G 显卡'],
  ['כוננית בסטה זוגית על גלגלים, מגירה אחת', 'he', 'כוננית בסטה זוגית על גלגלים'],
  ['IKEA כוננית KALLAX 8 תאים, לרוחב', 'he', 'IKEA כוננית KALLAX'],
  ['מגבר מנורות 202 Jolida\n40w', 'he', 'מגבר מנורות'],
])('keeps the model and what describes the noun: %s', (title, language, name) => {
  expect(chooseWords(title, language, null).name).toBe(name);
});

it('prints no bracket without its other half, and no dot of a list', () => {
  const said = (text: string, language: string) => {
    const { features, benefits } = chooseWords(text, language, null);
    return [...features, ...benefits];
  };
  const arm = said('双屏显示器支架 (桌面夹式，可调)\n双臂 · 桌面夹式 · 可升降', 'zh-Hans');
  expect(arm).toContain('可调');
  expect(arm.filter((text) => /[·()]/u.test(text))).toEqual([]);
  expect(said('Gigabyte B550M DS3H (open-box, new)\nAM4', 'en').filter((text) => /[()]/u.test(text))).toEqual([]);
});

it('prints neither that a thing is sold nor where it is handed over', () => {
  const said = JSON.stringify(
    chooseWords('海尔窗式空调\n已于 2026-08 售出\n滤网可水洗\n海德公园自取', 'zh-Hans', null),
  );
  expect(said).toContain('滤网可水洗');
  expect(said).not.toMatch(/售出|自取/u);
  const english = JSON.stringify(
    chooseWords('Window AC\nsold Aug 2026\nWashable filter. Test before you buy.', 'en', null),
  );
  expect(english).toContain('Washable filter');
  expect(english).not.toMatch(/Sold|Test before/u);
});

it('reads units in another script, Hebrew inches and marks of direction in an English text', () => {
  const { features } = chooseWords('White Wardrobe\n \u200E122x59x216 ס"מ\u200F', 'en', null);
  expect(features).toEqual(['122\u00a0×\u00a059\u00a0×\u00a0216\u00a0cm']);
  const ledge = chooseWords('IKEA MOSSLANDA Picture Ledge, White, 115cm\n115 ס״מ', 'en', null);
  expect(ledge.line).toBe('White\u00a0· 115\u00a0cm');
  expect(chooseWords('Polygon 24״ mountain bike', 'fr', null).name).toBe('VTT Polygon');
});

it('says a figure once that a longer label has', () => {
  const { features, line } = chooseWords('PowerColor Red Devil RX 6700 XT 12GB graphics card', 'en', null);
  expect(features).toEqual(['12GB graphics card']);
  expect(line.match(/12GB/g)).toHaveLength(1);
});
