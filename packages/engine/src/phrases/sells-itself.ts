import type { Fact } from '../lexicon/fact.ts';
import { countWords } from './count-text.ts';
import { COMES_WITH, opensWithWith } from './is-bare.ts';
import { isMeasured } from './rank-facts.ts';

/**
 * Words by which sellers tell what a thing does or keeps, or how it was made by hand; languages without spaces have them anywhere.
 */
const DOES: Readonly<Record<string, string>> = {
  en: String.raw`keeps?|holds|fits|folds|burns|works|closes|protects?|stays|lasts|gives|makes|helps?|lets|cleans|cuts|crushes|charges|warms|cools|dries|blocks|absorbs?|heats|softens?|glides?|grips?|grows|carries|stops|prevents?|removes|reduces|relieves|supports|saves|soothes|softer|shines|smells|tastes|brings|turns|rides|runs|sits|goes|hangs|opens|connects|stacks|adapts|adjusts|never|always|(?:does|do|will) not|(?:does|do|wo)n['’]t|easy to|easily|ready in|hand-?(?:made|crafted|painted|poured|sewn|stitched|carved|knitted|woven|thrown|forged|finished|built)|\p{L}+-?proof|\p{L}+-resistant|quick[- ]dry\p{L}*|non-?slip|non-?stick|in seconds|in minutes`,
  de: String.raw`hält|halten|passt|passen|schützt|bleibt|brennt|läuft|faltet|lässt|trägt|fasst|spendet|pflegt|reinigt|schneidet|lädt|wärmt|kühlt|trocknet|saugt|leuchtet|sorgt|hilft|macht|gibt|verhindert|schont|stützt|dämpft|spart|schmeckt|duftet|bringt|wächst|verbindet|klappt|schließt|eignet|nie|immer|handge\p{L}+|von hand|\p{L}+(?:fest|dicht|abweisend|schonend|sicher|geeignet)|leicht zu|einfach zu|schnelltrocknend`,
  fr: String.raw`garde(?:nt)?|maintient|tient|se (?:plie|ferme|range|porte|nettoie|lave|monte|fixe)|protège(?:nt)?|reste(?:nt)?|dure|éclaire|brûle|fonctionne|va au|passe (?:au|en)|aide|laisse|nettoie|coupe|charge|chauffe|réchauffe|sèche|absorbe|hydrate|nourrit|apaise|soulage|adoucit|empêche|évite|supporte|s['’]adapte|s['’]ouvre|convient|ne \p{L}+ (?:pas|jamais)|(?:fait|coulé|peint|cousu|tricoté|sculpté|tissé|monté|façonné|fabriqué)e?s? (?:à la )?main|facile à|anti-?\p{L}+|résistante?s?`,
  es: String.raw`mantiene|conserva|se (?:pliega|dobla|cierra|guarda|limpia|lava|monta|adapta|ajusta)|protege|dura|arde|funciona|ayuda|deja|limpia|corta|carga|calienta|seca|absorbe|hidrata|nutre|calma|alivia|suaviza|evita|soporta|aguanta|cabe|no (?:se )?(?:\p{L}+[aeo]|destiñe|encoge)(?!s)|(?:hech|pintad|cosid|tejid|tallad)[oa]s? a mano|fácil(?:es)? de|anti\p{L}+|resistentes?|apt[oa]s? para|absorción rápida|secado rápido`,
  it: String.raw`mantiene|conserva|si (?:piega|chiude|lava|pulisce|monta|adatta|regola|ripone)|protegge|dura|brucia|funziona|aiuta|lascia|pulisce|taglia|carica|scalda|asciuga|assorbe|idrata|nutre|lenisce|evita|sostiene|non (?:si )?\p{L}+[aei]|(?:fatt|dipint|cucit|lavorat|intagliat)[oaie] a mano|facil[ei] da|anti\p{L}+|resistent[ei]|adatt[oaie] a`,
  pt: String.raw`mantém|conserva|dobra|fecha|protege|dura|queima|funciona|ajuda|deixa|limpa|corta|carrega|aquece|seca|absorve|hidrata|nutre|acalma|alivia|evita|suporta|aguenta|cabe|não \p{L}+[aei]|vai (?:à|ao)|(?:feit|pintad|cosid|costurad|tecid|esculpid)[oa]s? à mão|fácil de|anti\p{L}+|resistentes?`,
  nl: String.raw`houdt|past|vouwt|sluit|beschermt|blijft|brandt|werkt|draagt|geeft|maakt|helpt|reinigt|snijdt|laadt|verwarmt|droogt|absorbeert|voedt|verzacht|voorkomt|steunt|bespaart|handge\p{L}+|met de hand|\p{L}+(?:bestendig|dicht|afstotend|werend)|antislip|gemakkelijk te|makkelijk te|wasbaar`,
  sv: String.raw`håller|passar|skyddar|brinner|fungerar|bär|ger|hjälper|rengör|skär|laddar|värmer|torkar|tål|viks|fälls|handgjord\p{L}*|handmålad\p{L}*|\p{L}+(?:tålig|säker|avvisande)\p{L}*|lätt att`,
  da: String.raw`holder|passer|beskytter|brænder|virker|bærer|giver|hjælper|renser|varmer|tåler|foldes|håndlavet\p{L}*|håndmalet|\p{L}+(?:sikker|afvisende)\p{L}*|let at|nem at`,
  nb: String.raw`holder|passer|beskytter|brenner|fungerer|bærer|gir|hjelper|rengjør|varmer|tåler|foldes|håndlaget\p{L}*|håndmalt|\p{L}+(?:sikker|avvisende)\p{L}*|lett å|enkel å`,
  fi: String.raw`pitää|säilyttää|suojaa|kestää|palaa|toimii|sopii|auttaa|lämmittää|kuivuu|taittuu|käsintehty|käsin \p{L}+|helppo`,
  pl: String.raw`utrzymuje|trzyma|chroni|izoluje|zatrzymuje|wytrzymuje|usuwa|zmniejsza|ułatwia|zapewnia|pochłania|odprowadza|starcza|pozwala|składa się|zamyka się|mieści|pali się|działa|pomaga|czyści|tnie|ładuje|grzeje|schnie|wchłania|nawilża|odżywia|łagodzi|zapobiega|pasuje|nadaje się|nie \p{L}+(?:je|ją|a|i|e)|ręcznie \p{L}+|łatw[yaeo] (?:w|do)|można|odporn\p{L}+ na|\p{L}+odporn[yaei]|antypoślizgow\p{L}+`,
  cs: String.raw`udrží|udržuje|drží|chrání|skládá se|zavírá se|hoří|funguje|pomáhá|čistí|řeže|nabíjí|hřeje|schne|hydratuje|vyživuje|zklidňuje|brání|hodí se|vhodn\p{L}* do|ne\p{L}+(?:uje|í|á|ou)|ručně \p{L}+|snadno|lze`,
  ru: String.raw`сохраняет|держит|защищает|складывается|закрывается|вмещает|горит|работает|помогает|чистит|режет|заряжает|греет|согревает|сохнет|впитывает|увлажняет|питает|успокаивает|предотвращает|подходит|выдерживает|не \p{L}+(?:тся|ет|ют|ит|ят)|ручн(?:ая|ой) работ\p{L}+|вручную|легко|можно`,
  uk: String.raw`зберігає|тримає|захищає|складається|закривається|вміщує|горить|працює|допомагає|чистить|ріже|заряджає|гріє|сохне|зволожує|живить|заспокоює|запобігає|підходить|витримує|не \p{L}+(?:ться|є|ють|ить|ять)|ручна робота|вручну|легко|можна`,
  tr: String.raw`korur|tutar|katlanır|kapanır|sığar|yanar|çalışır|temizler|temizlenir|keser|ısıtır|kurur|emer|nemlendirir|besler|önler|taşır|sağlar|azaltır|giderir|pişirir|yumuşatır|yıkanabilir|kullanılabilir|takılabilir|dayanıklı\p{L}*|(?!namaz|olmaz|yıkan|kullanıl|konul|giril|gir)\p{L}{2,}(?:maz|mez)|kolay|hızlı|el yapımı|elde \p{L}+|el işi`,
  ro: String.raw`ține|păstrează|menține|protejează|se (?:pliază|închide|spală)|durează|arde|funcționează|ajută|curăță|taie|încălzește|hidratează|nu se \p{L}+|(?:lucrat|pictat|cusut|făcut)[ăe]? manual|ușor de|rezistent\p{L}*`,
  hu: String.raw`megőrzi|tartja|védi|összecsukható|ég|működik|segít|tisztít|melegít|szárad|hidratál|kézzel \p{L}+|kézműves|könnyen|mosható|\p{L}+álló`,
  el: String.raw`διατηρεί|κρατά|προστατεύει|διπλώνει|κλείνει|χωρά|καίει|λειτουργεί|βοηθά|καθαρίζει|ζεσταίνει|στεγνώνει|ενυδατώνει|δεν \p{L}+|χειροποίητ\p{L}+|εύκολ\p{L}+`,
  ar: String.raw`[يت](?:حافظ|حمي|حفظ|دوم|ستمر|عمل|ساعد|نظف|قطع|شحن|دفئ|جفف|متص|رطب|غذي|هدئ|منع|ناسب|تسع|طوى|تحمل)\p{L}*|لا [يت]\p{L}+|مقاوم(?:ة)? \p{L}+|يدوي(?:ة)? الصنع|مصنوع(?:ة)? يدوي\p{L}*|سهل(?:ة)? ال\p{L}+|آمن(?:ة)? (?:في|ل)\p{L}*|عزل \p{L}+`,
  he: String.raw`שומר\p{L}*|מגן|מגנה|מונע\p{L}*|מתקפל\p{L}*|נסגר\p{L}*|עמיד\p{L}*|מחזיק\p{L}*|עוזר\p{L}*|מנקה|מחמם|מתאימ\p{L}+ ל|לא \p{L}+|עבודת יד|קל ל\p{L}+`,
  fa: String.raw`نگه می|محافظت|جلوگیری|کمک می|تا می|می‌\p{L}+|نمی‌\p{L}+|مقاوم|قابل \p{L}+|دست‌?ساز|ضد \p{L}+|آسان`,
  ur: String.raw`رکھتا|رکھتی|رکھے|محفوظ|بچاتا|بچاتی|قابل|ہاتھ (?:سے|کی|کا)|آسان|آسانی|نہیں \p{L}+|پائیدار|(?:دیتا|دیتی|چلتا|چلتی|کرتا|کرتی|رہتا|رہتی|بناتا|بناتی) ہے|اٹھاتا|اٹھاتی|سکتے ہیں|سکتا ہے|سکتی ہے|ہو جاتا|ہو جاتی|فولڈ|جذب|جلدی خشک`,
  hi: String.raw`रखता|रखती|रखे|रखें|बचाता|बचाती|बचाए|सुरक्षित|आसान|आसानी से|हाथ (?:से|की|का)|हस्तनिर्मित|नहीं [\p{L}\p{M}]+|टिकाऊ|(?:देता|देती|चलता|चलती|करता|करती|रहता|रहती|बनाता|बनाती) है|सोखता|सोखती|(?:धो|कर|हो|मोड़|रख) सक[\p{L}\p{M}]+|फोल्ड|जल्दी सूख[\p{L}\p{M}]*|हो जाता|हो जाती|फिट होता|फिट होती`,
  bn: String.raw`রাখে|থাকে|রক্ষা|সহজ|সহজে|হাতে|(?:হয়|হয়|করে|ওঠে|উঠে|ধরে|লাগে|পড়ে|পড়ে|পিছলায়|পিছলায়|যায়|যায়) না|টেকসই|(?:ধোয়া|ধোয়া|করা|রাখা|ভাঁজ করা) যা[\p{L}\p{M}]+|শোষণ|দ্রুত|দেয়|দেয়|চলে`,
  ta: String.raw`வைத்திருக்கும்|வைக்கும்|பாதுகாக்கும்|எளிது|எளிதான|எளிதில்|எளிதாக|கையால்|(?!முடியாது|கிடையாது|கூடாது|பொருந்தாது)[\p{L}\p{M}]+ாது|[\p{L}\p{M}]+லாம்|தரும்|கொடுக்கும்|உழைக்கும்|செய்யும்|இருக்கும்|தாங்கும்|உறிஞ்சும்|உலரும்|பொருந்தும்|நீடிக்கும்`,
  vi: String.raw`giữ|bảo vệ|chống|gấp (?:gọn|lại)|xếp gọn|dễ|thủ công|không \p{L}+|giúp|làm (?:sạch|mát|ấm|mềm|dịu|sáng)|dùng được|chịu (?:nhiệt|lực|nước|tải)|thấm|hút|khô nhanh|êm|nhanh|tự động|thoáng|tiết kiệm|mang lại|có thể|tháo rời|nuôi dưỡng|cấp ẩm`,
  id: String.raw`menjaga|melindungi|tahan|anti|mudah|gampang|buatan tangan|handmade|dapat|bisa|tidak \p{L}+|cepat|membantu|membuat|menyerap|menghilangkan|melembapkan|melembabkan|mencerahkan|membersihkan|menahan|menyejukkan|muat|hemat|dilipat|awet`,
  ms: String.raw`mengekalkan|melindungi|tahan|anti|kalis|mudah|senang|buatan tangan|boleh|tidak \p{L}+|cepat|membantu|menyerap|menghilangkan|melembapkan|membersihkan|menyejukkan|muat|jimat|dilipat`,
  th: 'เก็บ|ป้องกัน|กัน(?:น้ำ|ลื่น|กระแทก|รั่ว|ฝุ่น|แดด|สนิม|ความร้อน|ไฟ)|พับ|ทน|ช่วย|ไม่(?:ลื่น|รั่ว|หก|เหนียว|ขึ้นสนิม|เป็นสนิม|เป็นขุย|ต้อง|ทำ|ติด|ระคาย|อับ|ร้อน|หลุด|ขาด|ซีด|ตก|ยับ|แตก)|ง่าย|ทำมือ|แฮนด์เมด|แห้ง(?:ไว|เร็ว)|ซึม(?:ไว|เร็ว)|ระบาย|ดูดซับ|ซักได้|ซักเครื่องได้|ใช้งานได้|ปรับ|รับน้ำหนัก|ประหยัด|ชุ่มชื้น|บำรุง',
  ja: '保温|保冷|防水|撥水|守|折りたた|折り畳|使え|洗え|対応|長持ち|滑り|手作り|手縫い|手染め|手描き|簡単|しま|続|仕上げ|防止|静音|軽量|速乾|抗菌|ません',
  ko: '유지|보호|방수|접이|접을|사용 ?가능|세탁 ?가능|분리 ?(?:가능|세척)|조절 ?가능|지속|미끄럼|수제|수작업|핸드메이드|간편|방지|합니다|됩니다|줍니다|해요|돼요|줘요|않|없이|막아|줄여|흡수|빠른|빠르|쉽|쉬운|오래|튼튼|조용|통기',
  'zh-Hans':
    '保温|保冷|防水|防滑|防|保护|可折叠|折叠|耐|持久|可机洗|手工|手绘|纯手|轻松|易|不(?!锈|含|包|可|适)|续航|降噪|保暖|透气|速干|亲肤',
  'zh-Hant':
    '保溫|保冷|防水|防滑|防|保護|可摺疊|摺疊|耐|持久|可機洗|手工|手繪|純手|輕鬆|易|不(?!鏽|含|包|可|適)|續航|降噪|保暖|透氣|速乾|親膚',
};
const RUN_TOGETHER = new Set(['ja', 'ko', 'zh-Hans', 'zh-Hant', 'th']);

/** Ideal for a place or a person: the last thing to lead with. */
const IDEAL =
  /(?<!\p{L})(?:ideal(?:e[ns]?|es)?|perfe[ck]t[eao]?s?|great for|suitable for|parfaite?s?|idéale?s?|convient|idealn\p{L}+|perfekcyjn\p{L}+|ideální\p{L}*|идеальн\p{L}+|отлично|ideaal|geschikt voor|geeignet für|adatt[oaie] (?:a|per)|apt[oa]s? para|مثالي\p{L}*|مناسب\p{L}*)(?!\p{L})|最適|ぴったり|理想|适合|適合|좋아요/iu;

/** Looks, sorts and contents that only tell which one it is. */
const TELLS_WHICH =
  /^property\.(?:aloe-vera|backlit|checked|classic|crew-neck|dotted-pages|drainage|dual-sim|electro-acoustic|essential-oils|first-edition|floral|glass-.*|hardcover|high-waisted|hyaluronic|illustrated|led|left-handed|lined|lined-pages|long-length|long-sleeved|loose-fit|memory-card-slot|midi-length|minimalist|modern|natural|one-size|oversized|paperback|polka-dots|rectangular|round|scandinavian|shea-butter|short-sleeved|signed|sleeveless|slim-fit|slipcase|square|striped|turtleneck|two-way-zip|unlocked|used|v-neck|vintage|vitamin-c)$/u;
/** Adjectives that promise little without a noun: « Adjustable ». */
const NEEDS_NOUN =
  /^property\.(?:adjustable|height-adjustable|foldable|removable|reclining|rotatable|full-turn|telescopic|portable|compact|flexible|interchangeable|soft|durable|sturdy|comfortable|inflatable|refillable|lightweight)$/u;
const PLAIN_CARE =
  /^care\.(?:not-(?:dishwasher|microwave)|no-.*|toxic-.*|store-cool|keep-.*|use-within|dry-clean|hand-wash|air-dry|iron-low|half-shade|full-sun|bright-spot|water-weekly)$/u;
const BY_HAND = /^finish\.(?:hand-.*|non-stick)$/u;
/** « E27 »: what fits into it is no certificate. */
const SOCKET = /^(?:E|GU|G)\d/u;
const LASTS = /^measure\.(?:battery-life|burn-time|run-time|lasts|max-load|water-depth|range)$/u;

function isReason({ id, kind, part, mark }: Fact): boolean {
  const term = id ?? '';
  if (part !== null) return false;
  if (term.startsWith('measure.')) return LASTS.test(term);
  if (kind === 'care') return !PLAIN_CARE.test(term);
  if (kind === 'property') return !TELLS_WHICH.test(term) && !NEEDS_NOUN.test(term);
  if (kind === 'certified') return !SOCKET.test(mark ?? '');
  return kind === 'function' || BY_HAND.test(term);
}

const patterns = new Map<string, RegExp | null>();

function doesOf(language: string): RegExp | null {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const words = DOES[language];
  const pattern =
    words === undefined
      ? null
      : RUN_TOGETHER.has(language)
        ? new RegExp(words, 'u')
        : new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`, 'iu');
  patterns.set(language, pattern);
  return pattern;
}

/** « Colour: cognac »: a row of a table, whatever its value. */
const HAS_KEY = /\p{L}\s?[:：]\s?/u;
const MANY_WORDS = 4;

/**
 * How much a text makes a buyer want the thing: 4 what it does in terms of the lexicon, 3 in other words, 2 a property or care that speaks for it, 1 whom or what it is ideal
 * for, 0 none of these, as a colour, a part, a material, a size or what comes along.
 * @param facts what the text states
 */
export function strengthOf(text: string, facts: readonly Fact[], language: string): 0 | 1 | 2 | 3 | 4 {
  if (facts.some(({ kind }) => kind === 'function')) return 4;
  if (HAS_KEY.test(text) || COMES_WITH.test(text)) return 0;
  const isMuch = countWords(text, language) >= MANY_WORDS;
  if (opensWithWith(text, language) && !isMuch) return 0;
  if (facts.some((fact) => fact.kind === 'condition' || fact.kind === 'service')) return 0;
  // « Seat height 46 cm, carries up to 120 kg » is for a list.
  if (doesOf(language)?.test(text) === true) return facts.length > 1 && facts.every(isMeasured) ? 1 : 3;
  if (facts.some(isReason)) return 2;
  return IDEAL.test(text) && isMuch ? 1 : 0;
}
