import { expect, it } from 'vitest';
import { chooseWords } from '../phrases/choose-words.ts';
import { findNoun } from './find-head.ts';
import { loadNames } from './names.ts';
import { findThing } from './things.ts';

const nounOf = (text: string, language: string) => findNoun(text, language, loadNames(language)!)?.id ?? null;

it.each([
  ['he', 'זרוקן מתקפל לאופניים מאלומיניום'],
  ['ar', 'زرقاط قابل للطي للسيارة'],
  ['it', 'Plimbetta per tavolo da giardino'],
  ['tr', 'Bisiklet için zımbırtı'],
  ['hi', 'साइकिल के लिए ग्रोबुला'],
  ['ja', '自転車用グロブラ アルミ製'],
  ['zh-Hans', '自行车用格罗布拉，铝合金'],
  ['th', 'กรอบูลาสำหรับจักรยาน อะลูมิเนียม'],
  ['pl', 'Grzmotek na stół ogrodowy'],
  ['es', 'Zumbador magnético para coche'],
])('names no product after what it is for: %s', (language, text) => {
  expect(nounOf(text, language)).toBeNull();
  expect(findThing(text, language)).toBeNull();
  expect(chooseWords(text, language === 'de' ? 'en' : 'de', null).name).toBeNull();
});

it.each([
  ['he', 'אופניים לילדים', 'bicycle'],
  ['ar', 'دراجة للأطفال', 'bicycle'],
  ['tr', 'Çocuklar için bisiklet', 'bicycle'],
  ['ja', '子供用自転車', 'bicycle'],
  ['zh-Hans', '儿童自行车用品', 'bicycle'],
  ['en', 'Bicycle for children', 'bicycle'],
])('names what is sold whomever it is for: %s', (language, text, id) => {
  expect(nounOf(text, language)).toBe(id);
});

it('gives no name to a product whose last noun is unknown', () => {
  expect(chooseWords('Garden table grobulator in oak', 'de', null).name).toBeNull();
  expect(chooseWords('Bahçe masası zımbırtısı', 'en', null).name).toBeNull();
  expect(chooseWords('Garden table in oak', 'de', null).name).not.toBeNull();
  expect(chooseWords('Coffee table upcycled', 'de', null).name).not.toBeNull();
});
