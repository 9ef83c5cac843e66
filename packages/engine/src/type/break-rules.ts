/** Scripts that are written without spaces, and their punctuation. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u3000-\u303f\uff00-\uff60]/u;
/** What never opens a line (JIS X 4051, GB/T 15834): closing marks, small kana, the long mark, marks of repetition. */
const NEVER_FIRST =
  /^[\p{Pe}\p{Pf}.,:;!?%…‥·・ー～、。，．：；！？％℃°々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶๆฯ।॥،؛؟]/u;
/** What never ends one. */
const NEVER_LAST = /(?:^|[\s\u3000-\u303f\uff00-\uff60\p{Script=Han}])[\p{Ps}\p{Pi}¿¡]$/u;

/** Little words that lean on the word before them. */
const LEANING: Readonly<Record<string, RegExp>> = {
  ja: /^(?:[のにをはがでとへもやかねよなだたてし]|から|まで|より|だけ|など|ので|のに|でも|には|では|とは|にも|への|との|です|ます|まし[たて]|でし[たょ]|ません|ましょう|よう|もう|たい|ない|する|した|して|いる|いた|ある|こと|ください|さん|たち|[さみめ的用製様])$/u,
  zh: /^[的了着著过過吗嗎呢吧们們地得之]$/u,
};
/** Prefixes that lean on the word after them. */
const PREFIX: Readonly<Record<string, RegExp>> = { ja: /(?:^|[^\p{Script=Hiragana}])[おご大小新高低全各無不未再超]$/u };
/** Languages in which a word of one letter does not end a line. */
const NO_LONE_LETTER = new Set(['cs', 'pl', 'sk', 'ru', 'uk', 'be', 'bg']);

/** Whether a line may end between two neighbours without a space; `before` is everything since the last break. */
export function mayPart(before: string, after: string, language: string): boolean {
  const main = language.split('-')[0] ?? '';
  if (!UNSPACED.test(before.slice(-1)) && !UNSPACED.test(after.slice(0, 1))) return false;
  if (NEVER_FIRST.test(after) || NEVER_LAST.test(before)) return false;
  return !LEANING[main]?.test(after) && !PREFIX[main]?.test(before);
}

/** Whether two neighbours stay on one line although a space is between them. */
export function isGlued(before: string, after: string, language: string): boolean {
  // French sets a space before « : » and « ! », others one before a dash: neither opens a line.
  if (/^[:;!?»%…।]/u.test(after) || /^[—–]$/u.test(after)) return true;
  if (/(?:^|\s)[«„“¿¡([{]$/u.test(before)) return true;
  // A figure and its unit.
  if (/(?:^|\s)\p{N}[\p{N}.,×x/-]*$/u.test(before) && /^(?:\p{L}{1,3}|°\p{L}?)$/u.test(after)) return true;
  return NO_LONE_LETTER.has(language.split('-')[0] ?? '') && /(?:^|\s)\p{L}$/u.test(before);
}
