import { expect, it } from 'vitest';
import { strengthOf } from './sells-itself.ts';

it.each([
  ['hi', 'रंग फीका नहीं पड़ता'],
  ['hi', 'पूरे दिन त्वचा को नम रखता है'],
  ['hi', 'मशीन में धो सकते हैं'],
  ['bn', 'বারবার ধোয়ার পরও ছেঁড়ে না এবং নরম থাকে'],
  ['bn', 'পানি পড়লেও নষ্ট হয় না'],
  ['ta', 'கைகளில் ஒட்டாது'],
  ['ta', 'மடித்து வைக்கலாம்'],
  ['ur', 'پانی سے خراب نہیں ہوتا'],
  ['ur', 'گدی الگ ہو جاتی ہے'],
  ['th', 'ซึมไวไม่เหนียวตัว'],
  ['th', 'ถอดซักได้'],
  ['vi', 'Giúp da sáng hơn'],
  ['vi', 'Không bám mùi thức ăn'],
  ['id', 'Muat banyak barang'],
  ['id', 'Melembapkan kulit kering'],
  ['ms', 'Kalis air hujan'],
  ['tr', 'Yemekleri yağsız pişirir'],
  ['tr', 'Ter kokusu yapmaz'],
  ['pl', 'Odprowadza wilgoć od skóry'],
  ['pl', 'Odporne na mróz i deszcz'],
  ['ko', '기름 없이 바삭하게'],
  ['ko', '물이 새지 않아요'],
])('tells what a thing does (%s: %s)', (language, text) => {
  expect(strengthOf(text, [], language)).toBe(3);
});

it.each([
  ['hi', 'नीला रंग'],
  ['bn', 'দৈর্ঘ্য ১২ হাত'],
  ['ta', 'பித்தளை விளக்கு'],
  ['ur', 'سرخ رنگ'],
  ['th', 'สีเทาเข้ม'],
  ['vi', 'Màu xanh rêu'],
  ['id', 'Warna hijau tua'],
  ['tr', 'Namaz seccadesi'],
  ['pl', 'Kolor granatowy'],
  ['ko', '남성용 회색'],
])('promises nothing (%s: %s)', (language, text) => {
  expect(strengthOf(text, [], language)).toBe(0);
});
