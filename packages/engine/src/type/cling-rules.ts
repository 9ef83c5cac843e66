/** Particles that belong to the preceding word, and second halves of words that Unicode's dictionary splits. */
const LEANING: Readonly<Record<string, RegExp>> = {
  ja: /^(?:(?![おご])\p{Script=Hiragana}|から|まで|より|だけ|など|ので|のに|でも|には|では|とは|にも|への|との|です|ます|まし[たて]|でし[たょ]|せん|ません|ましょう|よう|もう|たい|ない|する|した|して|いる|いた|ある|こと|ください|さん|たち|[的用製様])$/u,
  zh: /^(?:[的了着著过過吗嗎呢吧们們地得之里裡时時处處感性型化款员員]|[一二两兩]?[天份件个個步])$/u,
  th: /^(?:กัน|เอง|ได้|แล้ว|อยู่|ไว้|นี้|นั้น|เลย|ไป|มา|คุณ|ละเอียด|ขวัญ|ผ่อน|เลี้ยง|ตอน|ผลิ|ร่วง|แจ้ง|เวลา|มอง|ใจ|นิ่ง|งาน)$/u,
};
/** Prefixes and prepositions that belong to the following word. */
const PREFIX: Readonly<Record<string, RegExp>> = {
  ja: /^[おご大小新高低全各無不未再超]$/u,
  zh: /^(?:[为為给給在与與和让讓按把从從向对對跟陪每这這那第下不很更最也都还還有爱愛小大好新一或而]|每一)$/u,
  th: /^(?:ความ|การ|น่า|ผู้|นัก|ฤดู|ราย|ที่|ใน|ของ|เพื่อ|และ|หรือ|ทุก|ไม่|จะ|ให้|กับ)$/u,
};
const LONE_HAN = /^\p{Script=Han}$/u;

/**
 * Whether two words of a language without spaces belong together, so that no line ends between them. Unicode's dictionaries split
 * compounds and endings; good typesetting keeps them together.
 */
export function clings(before: string, after: string, language: string): boolean {
  const main = language.split('-')[0] ?? '';
  const leads = (word: string): boolean => PREFIX[main]?.test(word) ?? false;
  const leans = (word: string): boolean => LEANING[main]?.test(word) ?? false;
  if (leans(after) || (leads(before) && !(main === 'th' && leads(after)))) return true;
  // A figure and its counter.
  if (/\p{Nd}$/u.test(before) && /^[\p{Script=Han}\p{Script=Katakana}]{1,2}$/u.test(after)) return true;
  if (main === 'ja') return isOneWord(before, after);
  return main === 'zh' && !leans(before) && !leads(after) && [before, after].every((word) => LONE_HAN.test(word));
}

/** The halves of a reduplicated word, a stem and its hiragana ending, a single ideograph and its neighbour. */
function isOneWord(before: string, after: string): boolean {
  const [last, first] = [before.slice(-1), after.slice(0, 1)];
  if (last === first || before === after) return true;
  if (!/\p{Script=Han}/u.test(last)) return false;
  if (/^\p{Script=Hiragana}{1,3}$/u.test(after)) return true;
  return /\p{Script=Han}/u.test(first) && (LONE_HAN.test(before) || LONE_HAN.test(after));
}
