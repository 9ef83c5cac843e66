/** A question within a line, and the answer behind it. */
const ASKED =
  /(?<asked>[^.!?？؟\n•。]*?)\s*[?？؟]\s*(?<answer>(?:yes|yep|ja|jo|oui|s[íi]|sim|да|так|evet|نعم|はい|네|是的|हाँ|tak|ano|igen|da|kyllä|ναι|כן|ใช่|có|ya|ہاں|হ্যাঁ|ஆம்|بله)|(?<denial>no|nope|nein|non|não|nee|nej|nei|нет|ні|hayır|لا|いいえ|아니요|不是|नहीं|nie|ne|nem|nu|ei|όχι|לא|ไม่|không|tidak|نہیں|না|இல்லை|خیر))(?![\p{L}\p{M}])\s*(?<end>[,،、，:–—-]|[.!。！।۔]|$|(?=\n))(?<more>[^.!?？؟\n。]*[.!。]?)/giu;

/**
 * Questions with their answers: « Dishwasher safe? Yes! » states it, « Folds flat? No, but the legs come off. » states nothing. Other
 * questions stay as they are.
 */
export function answerQuestions(text: string): string {
  if (!/[?？؟]/u.test(text)) return text;
  return text.replaceAll(ASKED, (...args) => {
    const { asked = '', denial, end = '', more = '' } = args.at(-1) as Record<string, string | undefined>;
    if (denial !== undefined) return /^[.!。！।۔]/u.test(end) ? more : '';
    return more.trim() === '' ? `${asked}.` : `${asked}. ${more.trim()}`;
  });
}
