import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

const figures = (text: string, language = 'en'): (string | null)[] =>
  readFacts(text, language).flatMap(({ quantity }) =>
    quantity === null ? [] : [`${quantity.values.join(' × ')} ${quantity.unit ?? ''}`],
  );

it('takes « G » for gigabytes in a text about computers, and a model for none', () => {
  expect(figures('Windows 10, 8G RAM')).toEqual(['8 unit.gigabyte']);
  expect(figures('Ryzen 3 5300G')).toEqual([]);
  expect(figures('RX 6700 XT 12G')).toEqual(['12 unit.gigabyte']);
  expect(figures('Gold ring 8G')).toEqual(['8 unit.gram']);
});

it('reads no unit from the next line', () => {
  expect(figures('Windows 11\nA powerful machine')).toEqual([]);
  expect(figures('Since 2026\nGigabyte board')).toEqual([]);
});

it('counts neither a bag nor parts as pieces in Chinese', () => {
  const ids = (text: string) => readFacts(text, 'zh-Hans').map(({ id }) => id);
  expect(ids('Fastpack 250 双肩包')).not.toContain('count.pairs');
  expect(ids('2 块电池')).not.toContain('count.pieces');
  expect(ids('4 个快捷键')).not.toContain('count.pieces');
  expect(ids('也可小心打包邮寄')).not.toContain('service.free-shipping');
  expect(ids('全国包邮')).toContain('service.free-shipping');
});

it('takes a juicer and the name of a line for no scent and no material', () => {
  const ids = (text: string, language: string) => readFacts(text, language).map(({ id }) => id);
  expect(ids('Citrus juicer', 'en')).not.toContain('scent.citrus');
  expect(ids('מסחטת הדרים', 'he')).not.toContain('scent.citrus');
  expect(ids('Gold line toaster', 'en').filter((id) => id?.endsWith('.gold') === true)).toEqual([]);
});

it('tells bars from clay, and white things from what is for girls', () => {
  const ids = (text: string, language: string) => readFacts(text, language).map(({ id }) => id);
  expect(ids('Com onze barras de aquecimento', 'pt')).not.toContain('material.terracotta');
  expect(ids('Pote de barro', 'pt')).toContain('material.terracotta');
  expect(ids('דלתות לבנות', 'he')).not.toContain('audience.girls');
  expect(ids('לילדות', 'he')).toContain('audience.girls');
});
