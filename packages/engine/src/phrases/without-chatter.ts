/** How people greet and say that they sell, before they say what: no part of a name. */
const GREETS =
  /^(?:hi(?:\s+(?:there|all|guys))?|hello|hey|hola|buenas|bonjour|salut|hallo|moin|ciao|salve|oi|olá|ola|hej|cześć|привет|здравствуйте|merhaba|selam|مرحبا|السلام عليكم|你好|大家好|こんにちは|안녕하세요)(?![\p{L}\p{M}])[\s,!.。，、！:)]*/iu;
const SELLS =
  /^(?:(?:i['’]?\s?a?m\s+|we(?:['’]?re|\s+are)\s+)?selling(?:\s+(?:my|our|an?|this|these|some))?|for\s+sale:?|listing\s+is\s+for:?|up\s+for\s+(?:sale|grabs)(?:\s+is)?|so\s+(?=this\s+is)|(?:ich\s+|wir\s+)?verkaufen?(?:\s+hier)?(?:\s+wegen\s+\p{L}+)?(?:\s+(?:eine?n?|meine?n?|unsere?n?))?|biete|(?:je\s+)?vends?(?:\s+(?:un|une|des|mon|ma|mes))?|à\s+vendre|vendo(?:\s+(?:un['’]?|una|uno|unos|unas|mi|il\s+mio|la\s+mia|um|uma|meu|minha))?|se\s+vende|te\s+koop:?|(?:ik\s+)?verkoop(?:\s+(?:mijn|een))?|sprzedam|(?:prodám|prodam)|(?:продам|продаю|продаётся|продається)|satılık|(?:för|til)\s+salg|säljer|sælger|للبيع|عرض خاص|自用闲置转让|闲置转让|转让|出售|转卖)(?![\p{L}\p{M}])[\s,:!：，、]*/iu;
/** « 1x », « a set of 4 »: how many are sold is told besides. */
const AMOUNT =
  /^(?:\d+\s?[x×]\s+|(?:(?:an?|een|eine?|une?|un|uno|um|ett?|en)\s+)?(?:set|lot|pack|pair|juego|conjunto|jogo|komplet|zestaw|sada|sæt|sett|набор|комплект)\s+(?:of|van|von|aus|de|di|af|av|из|z)\s+\d+\s+)/iu;

/** A line without its greeting, « selling my » and « 1x ». */
export const withoutChatter = (line: string): string => line.replace(GREETS, '').replace(SELLS, '').replace(AMOUNT, '');
