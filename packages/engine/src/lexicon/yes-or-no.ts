/** Cell values that mean yes, in the languages of the pictures. */
const YES =
  /^(?:yes|y|ja|jo|oui|s[íi]|sim|да|так|є|evet|var|是|有|支持|はい|あり|有り|예|네|있음|نعم|tak|ano|igen|van|da|kyllä|on|ναι|כן|हाँ|हां|ใช่|มี|có|ya|ada|ہاں|হ্যাঁ|ஆம்|بله|✓|✔️?|✅)[.!;,]?$/iu;
/** The same for no. */
const NO =
  /^(?:no|none|n\/a|nein|keine?|non|aucune?|não|nee|geen|nej|nei|ingen|нет|ні|немає|hayır|yok|否|无|無|不支持|いいえ|なし|無し|아니[요오]|없음|لا|nie|brak|ne|nem|nincs|nu|ei|όχι|לא|אין|नहीं|ไม่|ไม่มี|không|tidak|tiada|نہیں|না|இல்லை|خیر|ندارد|✗|✘|❌|-|–|—)[.!;,]?$/iu;

/** Whether a cell means yes or no; null for any other content. */
export function yesOrNo(value: string): boolean | null {
  const cell = value.trim();
  return YES.test(cell) ? true : NO.test(cell) ? false : null;
}
