import type { Word } from './fold-words.ts';

/** Words that may precede the noun of a name without naming something else: amounts, adjectives of praise, words of an offer, brands. */
const PRECEDE: Readonly<Record<string, ReadonlySet<string>>> = {
  he: new Set(
    (
      'סט סטים זוג זוגות מארז מארזי חבילת מבחר אוסף קולקציית יחידת יחידה שני שתי שלושה שלוש ארבעה ארבע חמישה חמש שישה שש שבעה שבע ' +
      'שמונה תשעה עשרה עשר כמה עוד כל רק גם את של זה זאת זו הנה יש לי לנו למכירה מכירה מוכר מוכרת מוכרים נמכר נמכרת נמכרים מציע מציעה ' +
      'חדש חדשה חדשים חדשות יפה יפהפה מהמם מהממת מושלם מושלמת נדיר נדירה ענק ענקית מיני מולטי סופר אקסטרה וינטג אנטי דגם מותג סוג ' +
      'עיצוב בעיצוב איקאה נייקי אדידס סמסונג אפל סוני פיליפס דייסון קטן גדול'
    ).split(' '),
  ),
  ar: new Set(
    (
      'طقم طقمين مجموعه زوج زوجين عدد قطعه قطعتين قطع حبه حبتين حبات علبه باقه كميه كل بعض هذا هذه ذلك تلك لدي عندي للبيع بيع ابيع ' +
      'نبيع معروض عرض جديد جديده مستعمل مستعمله افضل اجمل اول احدث اروع احسن اكبر اصغر نفس غير شبه ميني سوبر اصلي ماركه موديل نوع ' +
      'منتج صوره ايكيا نايك اديداس سامسونج سوني فيليبس'
    ).split(' '),
  ),
};
/** « For », « of », « in », joined to a word that stands between two nouns. */
const JOINED: Readonly<Record<string, RegExp>> = { he: /^[לבמ]/u, ar: /^(?:لل|ل|ب)/u };
const LEAST_LETTERS = 3;

/**
 * Whether a Semitic name begins with another noun than the known one, which is then only what that one is for or of: « מתקן לתחזוקת אופניים » is
 * a stand, « حامل دراجة » too.
 * @param before words of the phrase before the known noun, folded
 */
export function beginsWithOther(before: readonly Word[], language: string): boolean {
  const [precede, joined] = [PRECEDE[language], JOINED[language]];
  if (precede === undefined || joined === undefined) return false;
  const others = before.filter((word) => word !== null && isNative(word) && !precede.has(word));
  const [first, ...rest] = others;
  return first !== undefined && first !== null && rest.every((word) => word !== null && joined.test(word));
}

/** Numbers and brands in Latin letters name no product. */
const isNative = (word: string): boolean =>
  word.length >= LEAST_LETTERS && /^[\p{Script=Hebrew}\p{Script=Arabic}]+$/u.test(word);
