/** Greetings and sales openings before the product: not part of a name. */
const GREETS =
  /^(?:hi(?:\s+(?:there|all|guys))?|hello|hey|hola|buenas|bonjour|salut|hallo|moin|ciao|salve|oi|olá|ola|hej|cześć|привет|здравствуйте|merhaba|selam|مرحبا|السلام عليكم|你好|大家好|こんにちは|안녕하세요)(?![\p{L}\p{M}])[\s,!.。，、！:)]*/iu;
const SELLS =
  /^(?:(?:i['’]?\s?a?m\s+|we(?:['’]?re|\s+are)\s+)?selling(?:\s+(?:my|our|an?|this|these|some))?|for\s+sale:?|listing\s+is\s+for:?|up\s+for\s+(?:sale|grabs)(?:\s+is)?|so\s+(?=this\s+is)|(?:ich\s+|wir\s+)?(?:verkaufen?|bieten?|geben?)(?:\s+hier)?(?:\s+wegen\s+\p{L}+)?(?:\s+(?:eine?n?|meine?n?|unsere?n?|den|die|das))?|(?:je\s+)?vends?(?:\s+(?:un|une|des|mon|ma|mes|la|le|les))?|à\s+vendre|vendo(?:\s+(?:un['’]?|una|uno|unos|unas|mi|il\s+mio|la\s+mia|um|uma|(?:o\s+)?meu|(?:a\s+)?minha|il|lo|la|le|el|los|las|os?|as?))?|se\s+vende|te\s+koop:?(?:\s+(?:mijn|onze|ons|een|de|het))?|(?:ik\s+)?verkoop(?:\s+(?:mijn|onze|ons|een|de|het))?|sprzedam|(?:prodám|prodam)|(?:продам|продаю|продаётся|продається)|satılık|(?:(?:till?|for)\s+salu?g?|säljer|sælger|selger)(?:\s+(?:en|ett?|et))?|للبيع|عرض خاص|自用闲置转让|闲置转让|转让|出售|转卖)(?![\p{L}\p{M}])[\s,:!：，、]*/iu;
/** « My daughter's », « min dotters », « meine alte »: whose it was. */
const OWNED =
  /^(?:(?:(?:my|our|his|her|the)\s+)?(?:(?:little|old|late|elder|older|younger|eldest|youngest)\s+)*(?:daughter|son|kid|child|children|wife|husband|mum|mom|mother|dad|father|gran|grandma|grandmother|grandpa|grandfather|grandad|grandson|granddaughter|brother|sister|boy|girl|baby|niece|nephew|aunt|uncle|partner|boyfriend|girlfriend|friend|neighbour|neighbor)s?['’]s?|my(?!\s+(?:dad|mum|mom|wife|husband|son|daughter|father|mother|brother|sister|kids?|gran\p{L}*|friend)\s)|meine?n?|mijn|mon|ma|mes|mi|(?:o\s+)?meu|(?:a\s+)?minha|il\s+mio|la\s+mia|(?:min|mitt?|mina|vår|mine)(?:\s+(?:dotter|dotter|son|barn|fru|man|mamma|pappa|datter|søn|sønn|kone|mor|far)s)?)\s+(?:(?:old|alte[nrs]?|oude?)\s+)?(?=\p{L})/iu;
/** « De ma fille », « van mijn zoon »: the same behind the name. */
const OF_RELATIVE =
  /\s+(?:de\s+(?:ma|mon|mes|notre|nos|mi|mis|nuestr[oa]s?)|d(?:i|el|ella|ei)\s+(?:mi[oa]|nostr[oa]|miei)|d[oae]s?\s+(?:meus?|minhas?|noss[oa]s?)|van\s+(?:mijn|onze|ons)|von\s+(?:meine[rmn]|unsere[rmn])|(?:mojej|mojego|naszego|naszej)|(?:mojí|mého|naší|našeho)|(?:моей|моего|нашей|нашего|моєї|мого))\s+(?:fille|fils|mère|père|femme|mari|grand-mère|grand-père|mamie|papi|enfants?|bébé|hij[oa]s?|niet[oa]s?|abuel[oa]s?|madre|padre|mujer|marido|figli[oaei]|nonn[oa]|moglie|marito|bambin[oaei]|filh[oa]s?|av[óô]|mãe|pai|esposa|net[oa]s?|zoon|dochter|kind(?:eren)?|vrouw|man|oma|opa|moeder|vader|tochter|sohn(?:es)?|kinder[n]?|mutter|vater|frau|mannes?|córki|syna|dziecka|babci|dziadka|żony|męża|dcery|syna|dítěte|babičky|manželky|дочери|сына|ребенка|ребёнка|бабушки|жены|мужа|доньки|сина|дитини)(?!\p{L})/giu;
const RELATIVES =
  /(?<!\p{L})(?:(?:my|our|his|her)\s+(?:(?:little|elder|older|younger|eldest|youngest)\s+)?(?:daughter|son|kid|child|children|wife|husband|mum|mom|mother|dad|father|grandma|grandmother|grandpa|grandfather|brother|sister|boy|girl|baby|niece|nephew|aunt|uncle|friend|neighbou?r)s?['’]s?|(?:min|mitt?|mina|vår|mine)\s+(?:dotter|son|barn|fru|man|mamma|pappa|datter|søn|sønn|kone|mor|far)s)\s+(?=\p{L})/giu;
/** After « ich verkaufe meinen » the adjectives are accusative: « roten Rucksack » is called « roter Rucksack ». */
const ACCUSATIVE = /(?:^|\s)(?:einen|meinen|unseren|den)\s+$/iu;
const ADJECTIVES = /^(?:\p{Ll}[\p{Ll}-]*,?\s+){1,4}(?=\p{Lu})/u;
/** « Gut erhaltener »: a state, and not part of a name. */
const KEPT =
  /^(?:(?:sehr|noch|fast|kaum|wenig|nur|super)\s+)*(?:gut\s+erhaltene[nrsm]?|(?:neu|gut|wenig|kaum)\s+(?:benutzte|gebrauchte|getragene)[nrsm]?|gepflegte[nrsm]?)\s+/iu;

/** « 1x », « a set of 4 »: the quantity is stated separately. */
const AMOUNT =
  /^(?:\d+\s?[x×]\s+|(?:(?:an?|een|eine?|une?|un|uno|um|ett?|en)\s+)?(?:set|lot|pack|pair|juego|conjunto|jogo|komplet|zestaw|sada|sæt|sett|набор|комплект)\s+(?:of|van|von|aus|de|di|af|av|из|z)\s+\d+\s+)/iu;

/** « Used once: », « Como nuevo: »: the condition before a name; it becomes a fact. */
const STATE =
  /^(?:(?:hardly |barely |never |only )?(?:used|worn)(?: (?:once|twice))?|like new|as new|new|(?:kaum|nie|einmal|nur einmal) (?:benutzt|getragen|gebraucht)|wie neu|neuwertig|neuf|comme neuf|jamais (?:servi|porté)|como nuev[oa]|casi nuev[oa]|come nuov[oa]|como nov[oa]|als nieuw|zo goed als nieuw|jak now[eya]|som ny|jako nov[ýéá]|как нов[ыо][йе]|yeni gibi)\s*[:!–—-]\s+/iu;

/** « Biete hier einen Kinderwagen in grau an. »: the end of the verb. */
const OFFERED = /^((?:ich\s+|wir\s+)?bieten?\s[^.!?]*?)\s+an(?=\s*(?:[.!?]|$))/iu;

/** « 中古 ソニー », « ikinci el beşik »: used, before the name. */
const USED_FIRST = /^[【[(]?(?:中古品?|二手|중고|[iİ]kinci el|second[- ]hand|б\/у)[】\])]?\s*[:：、,]?\s*(?=\S)/iu;

/** A line without its greeting, « selling my daughter's », « used once: » and « 1x ». */
export function withoutChatter(line: string): string {
  const told = line.replace(GREETS, '').replace(OFFERED, '$1').replace(USED_FIRST, '');
  const offered = told.replace(SELLS, '');
  const opening = told.slice(0, told.length - offered.length);
  const named = (ACCUSATIVE.test(opening) ? inNominative(offered) : offered).replace(KEPT, '');
  return named.replace(OWNED, '').replace(OF_RELATIVE, '').replace(STATE, '').replace(AMOUNT, '');
}

/** A text without the relatives that its product belonged to: they are no audience. */
export const withoutOwners = (text: string): string => text.replaceAll(OF_RELATIVE, '').replaceAll(RELATIVES, '');

const inNominative = (noun: string): string =>
  noun.replace(ADJECTIVES, (adjectives) => adjectives.replaceAll(/en(?=,?\s)/gu, 'er'));
