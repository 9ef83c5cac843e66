/** Languages whose statements are read character by character; Korean parts its words. */
export const RUNS: ReadonlySet<string> = new Set(['ja', 'zh-Hans', 'zh-Hant', 'th']);

/** Verbs by which English says what a thing does: the noun behind them is no holder. */
const ENGLISH_VERB =
  /^(?:folds?|adjusts?|adapts?|comes?|can|wipes?|packs?|rolls?|tilts?|turns?|locks?|easy|easily|keeps?|does|holds?|dries|opens?|closes?|won['’]t|will|is|are|in)(?!\p{L})/iu;
/** Forms of adjectives and participles that may precede a noun, by language; elsewhere all do. */
const BEFORE_NOUN: Readonly<Record<string, RegExp>> = {
  // « Verstellbarer Gurt », but « Gurt verstellbar ».
  de: /e[rnsm]?$/u,
  nl: /(?:e|en)$/u,
  ko: /(?:식|형|용|는|한|된|인)$/u,
};

/** Whether a term's words can describe a noun behind them. */
export const attributesAhead = (said: string, language: string): boolean =>
  language === 'en' ? !ENGLISH_VERB.test(said) : (BEFORE_NOUN[language]?.test(said) ?? true);

const SHORT =
  /^(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}'’]{1,3}|\p{Script=Arabic}{1,2}|\p{Script=Hebrew}{1,2})$/u;

/** English has short nouns too: arm, lid, bag. */
const ENGLISH_SHORT =
  /^(?:an?|the|of|in|on|at|to|by|or|as|is|it|its|so|up|off|out|for|but|not|can|has|had|are|was|be|all|any|you|we|our|us|he|she|his|her|my|do|if|per|via|too|yet|now|one|two)$/iu;

/** Most Vietnamese words are short. */
const VIETNAMESE_SMALL =
  /^(?:có|thể|và|với|cho|rất|dễ|được|để|là|của|cùng|khi|các|một|bị|từ|ra|vào|lên|cũng|dàng|hoàn|toàn|siêu|nhanh|hơn)$/iu;

/** Articles, prepositions and the like: whatever is short enough. */
export const isShortWord = (word: string, language: string): boolean =>
  (language === 'en' ? ENGLISH_SHORT : language === 'vi' ? VIETNAMESE_SMALL : SHORT).test(word);

/** Verbs, adverbs and other words between a thing and what is said of it; the empty key has those of all spaced languages. */
export const FILLERS: Readonly<Record<string, RegExp>> = {
  '': new RegExp(
    `^(?:${[
      "with|from|that|which|when|into|your|this|these|also|very|fully|easily|quickly|always|both|most|more|even|just|they|them|will|have|does|goes|comes|stays|remains|completely|easy|super|extra|individually|only|cold|gentle|gently|safely|cool|itself|small|flat|down|away|it's|i'm",
      'geeignet|sich|sind|wird|werden|lässt|lassen|auch|sehr|leicht|einfach|ganz|voll|vollständig|komplett|platzsparend|schnell|individuell|stufenlos|mehrfach|beidseitig|jederzeit|dabei|lieferumfang|klein|flach|kompakt|zusammen|nur|dank',
      "sont|très|entièrement|facilement|facile|être|peut|peuvent|aussi|totalement|complètement|elle|elles|toute|tout|compatible|compatibles|adapté|adaptée|passe|passent|convient|c'est",
      'apto|apta|aptos|aptas|adatto|adatta|idoneo|próprio|adequado|está|están|puede|pueden|fácilmente|totalmente|completamente|también|fácil|sono|può|possono|molto|facilmente|completamente|anche|essere|pode|podem|muito|também|são|totalmente|questo|questa|este|esta|isto',
      'zijn|kunnen|heel|makkelijk|eenvoudig|helemaal|volledig|compact|worden|lätt|enkelt|helt|också|även|enkel|også',
      'nadaje|nadają|myć|prać|używać|stosować|użytku|zmywarce|zmywarki|mikrofali|mikrofalówce|mikrofalówki|vhodný|vhodná|vhodné|myčky|myčce|mýt|jest|można|łatwo|bardzo|również|także|może|jsou|snadno|velmi|také|plně',
      'мыть|стирать|подходит|годится|підходить|мити|прати|легко|очень|можно|также|полностью|быстро|есть|может|она|они|его|дуже|можна|також|повністю|може',
      'bulaşık|makinesinde|çamaşır|uygun|olarak|kolay|kolayca|olabilir|edilebilir|tamamen|bisa|dapat|boleh|mudah|sangat|juga|serta|yang|dengan|aman|cocok|toàn|dùng',
      'صالح|صالحة|مناسب|مناسبة|آمن|آمنة|جدا|جدًا|يمكن|سهل|سهلة|بسهولة|قابل|قابلة|أيضا|أيضًا|است|بسیار|آسان|شود|ניתן|מאוד|בקלות',
      'este|sunt|foarte|ușor|poate|complet|könnyen|teljesen|nagyon|lehet|helposti|erittäin|myös|voidaan|είναι|εύκολα|πολύ|μπορεί|πλήρως',
      'आसानी|से|है|हैं|बहुत|भी|पूरी|तरह|सकते|सकता|सकती|हो|जा|जाता|जाती|সহজে|খুব|করা|যায়|হয়|எளிதாக|மிகவும்|آسانی|ہیں|بہت|بھی|پوری|طرح|سکتے|سکتا|سکتی|جاتا|جاتی|가능|쉽게|아주|매우',
    ].join('|')})$`,
    'iu',
  ),
  ja: /簡単|本体|全体|商品|サイズ|デザイン|設計|素材|可能|対応|便利|高さ|段階|自由|手軽|丸ごと|片手|ワンタッチ|コンパクト|電子レンジ|レンジ|食洗機/gu,
  'zh-Hans':
    /单手|一键|轻松|设计|材质|整体|产品|方便|非常|支持|本品|随意|自由|多档|高度|可以|均可|直接|收纳|功能|可进|可入|可用|微波炉|洗碗机|洗衣机/gu,
  'zh-Hant':
    /單手|一鍵|輕鬆|設計|材質|整體|產品|方便|非常|支援|本品|隨意|自由|多段|高度|可以|均可|直接|收納|功能|可進|可入|可用|微波爐|洗碗機|洗衣機/gu,
  th: /สามารถ|ได้|ง่าย|ดีไซน์|มาก|ปรับ|ความสูง|สะดวก|มือเดียว|เครื่อง/gu,
};

const WHOLE =
  /^(?:design|construction|build|model|version|item|product|pieces?|materials?|fabrics?|coating|shell|exterior|outer|surface|finish|quality|size|set|kit|style|fit|feel|touch|texture|protection|rating|layers?|height|cloth|textura|texture|toucher|tacto|tatto|toque|tekstur|permukaan|knit|yarn|use|konstruktion|modell|ausführung|bauweise|qualität|oberfläche|stoff|gestaltung|verarbeitung|höhe|modèle|conception|tissu|matière|matériau|structure|surface|hauteur|diseño|modelo|tejido|tela|material|estructura|superficie|altura|construcción|modello|tessuto|struttura|materiale|altezza|construção|tecido|ontwerp|stof|materiaal|hoogte|konstrukcja|materiał|wysokość|tkanina|materiál|výška|конструкция|модель|материал|ткань|высота|конструкція|матеріал|тканина|висота|tasarım|yapı|malzeme|kumaş|yükseklik|ürün|desain|bahan|rancangan|تصميم|قماش|ارتفاع|مادة|디자인|소재|높이|डिज़ाइन|कपड़ा|ऊँचाई|ऊंचाई)$/iu;

/** Whether a noun means the product itself, its make or its height. */
export const meansWhole = (word: string): boolean => WHOLE.test(word);
