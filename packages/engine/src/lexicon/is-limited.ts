import type { Match } from './lexicon.ts';
import { runsTogether } from './tokens.ts';

/** What may be true of a product in some cases only. */
const MAY_BE_LIMITED =
  /^(?:property\.(?:waterproof|water-resistant|weatherproof|leakproof|airtight|shockproof|heat-resistant|frost-resistant|rustproof|foldable|removable|stackable|quiet)|care\.(?:machine-washable|washable|washable-at|dishwasher-safe|microwave-safe|oven-safe|freezer-safe|tumble-dry|induction))$/u;

/** Words that limit what is said before them: « except the lid », « nur ohne Deckel », « (top rack) ». */
const LIMITS = [
  String.raw`except|unless|apart from|excluding|but not|provided|if|only (?:if|when|with|on|in|for|the|without)|top[- ](?:rack|shelf)|not (?:for|in|the|under|when|intended|suitable)|without (?:the )?(?:lid|cover|battery|batteries|motor|electronics)|with the \p{L}+ (?:off|removed|closed)|when (?:closed|dry|empty|not)`,
  String.raw`außer|ausser|sofern|bis auf (?:den|die|das)|mit ausnahme|nur (?:wenn|mit|ohne|im|in|bei|der|die|das|auf)|ohne (?:den )?(?:deckel|akku|motor)|nicht (?:der|die|das|im|zum)`,
  String.raw`sauf|excepté|hormis|à condition|uniquement|seulement|sans (?:le )?couvercle|pas (?:le|la|les|au)`,
  String.raw`excepto|salvo|menos (?:la|el|las|los)|s[oó]lo|solamente|sin (?:la )?tapa|tranne|eccetto|solo (?:se|con|in|il|la)|senza (?:il )?coperchio|exceto|menos (?:a|o|as|os)|somente|apenas|só|sem (?:a )?tampa`,
  String.raw`behalve|alleen|mits|tenzij|zonder (?:het )?deksel|niet (?:de|het|in)|utom|endast|utan lock|undtagen|unntatt|kun|uten lokk|uden låg|paitsi|vain|lukuun ottamatta`,
  String.raw`oprócz|z wyjątkiem|tylko|poza|bez (?:pokrywki|pokrywy)|kromě|pouze|jen|bez (?:víka|poklice)|cu excepția|doar|numai|fără capac|kivéve|csak|εκτός|μόνο|χωρίς (?:το )?καπάκι`,
  String.raw`кроме|только|за исключением|без крышки|крім|окрім|лише|тільки|без кришки|hariç|sadece|dışında|yalnızca|kapaksız`,
  String.raw`باستثناء|ما عدا|فقط|بدون (?:ال)?غطاء|به جز|למעט|רק|ללא מכסה|سوائے|صرف|छोड़कर|को छोड़|केवल|सिर्फ|ছাড়া|শুধু|தவிர|மட்டும்`,
  String.raw`trừ|chỉ|kecuali|hanya|tanpa tutup`,
];
const LIMIT = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${LIMITS.join('|')})(?![\p{L}\p{M}])(?!\s\p{Nd})`, 'iu');
const LIMIT_IN_RUN = /以外|除く|除いて|のみ|だけ|제외|만 가능|에만|除外|除了|仅限|僅限|只能|ยกเว้น|เฉพาะ|เท่านั้น/u;
const CLAUSE_END = /[.;!?\n•|,،؛।۔。、，；！？]/u;
/** Characters behind a term in which its limit stands. */
const NEAR = 40;

/** Whether a statement is made with a condition or an exception, which its label would lose. */
export function isLimited({ id, end }: Match, text: string, language: string): boolean {
  if (!MAY_BE_LIMITED.test(id)) return false;
  const after = text.slice(end, end + NEAR);
  // « Waterproof: yes (zip flap, not for submersion) ».
  const aside = /^[^(（.;\n]{0,8}[(（](?<inside>[^)）\n]*)/u.exec(after)?.groups?.['inside'];
  const clause = aside ?? after.split(CLAUSE_END)[0] ?? '';
  return (runsTogether(language) ? LIMIT_IN_RUN : LIMIT).test(clause);
}
