/** Greetings and sales openings before the product: not part of a name. */
const GREETS =
  /^(?:hi(?:\s+(?:there|all|guys))?|hello|hey|hola|buenas|bonjour|salut|hallo|moin|ciao|salve|oi|olá|ola|hej|cześć|привет|здравствуйте|merhaba|selam|مرحبا|السلام عليكم|你好|大家好|こんにちは|안녕하세요)(?![\p{L}\p{M}])[\s,!.。，、！:)]*/iu;
const SELLS =
  /^(?:(?:i['’]?\s?a?m\s+|we(?:['’]?re|\s+are)\s+)?selling(?:\s+(?:my|our|an?|this|these|some))?|for\s+sale:?|listing\s+is\s+for:?|up\s+for\s+(?:sale|grabs)(?:\s+is)?|so\s+(?=this\s+is)|(?:ich\s+|wir\s+)?verkaufen?(?:\s+hier)?(?:\s+wegen\s+\p{L}+)?(?:\s+(?:eine?n?|meine?n?|unsere?n?))?|biete|(?:je\s+)?vends?(?:\s+(?:un|une|des|mon|ma|mes))?|à\s+vendre|vendo(?:\s+(?:un['’]?|una|uno|unos|unas|mi|il\s+mio|la\s+mia|um|uma|meu|minha))?|se\s+vende|te\s+koop:?|(?:ik\s+)?verkoop(?:\s+(?:mijn|een))?|sprzedam|(?:prodám|prodam)|(?:продам|продаю|продаётся|продається)|satılık|(?:för|til)\s+salg|säljer|sælger|للبيع|عرض خاص|自用闲置转让|闲置转让|转让|出售|转卖)(?![\p{L}\p{M}])[\s,:!：，、]*/iu;
/** « 1x », « a set of 4 »: the quantity is stated separately. */
const AMOUNT =
  /^(?:\d+\s?[x×]\s+|(?:(?:an?|een|eine?|une?|un|uno|um|ett?|en)\s+)?(?:set|lot|pack|pair|juego|conjunto|jogo|komplet|zestaw|sada|sæt|sett|набор|комплект)\s+(?:of|van|von|aus|de|di|af|av|из|z)\s+\d+\s+)/iu;

/** « Used once: », « Como nuevo: »: the condition before a name; it becomes a fact. */
const STATE =
  /^(?:(?:hardly |barely |never |only )?(?:used|worn)(?: (?:once|twice))?|like new|as new|new|(?:kaum|nie|einmal|nur einmal) (?:benutzt|getragen|gebraucht)|wie neu|neuwertig|neuf|comme neuf|jamais (?:servi|porté)|como nuev[oa]|casi nuev[oa]|come nuov[oa]|como nov[oa]|als nieuw|zo goed als nieuw|jak now[eya]|som ny|jako nov[ýéá]|как нов[ыо][йе]|yeni gibi)\s*[:!–—-]\s+/iu;

/** A line without its greeting, « selling my », « used once: » and « 1x ». */
export const withoutChatter = (line: string): string =>
  line.replace(GREETS, '').replace(SELLS, '').replace(STATE, '').replace(AMOUNT, '');
