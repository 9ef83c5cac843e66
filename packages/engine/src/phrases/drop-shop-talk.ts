import { namesKind } from './find-name.ts';
import { endsInAbbreviation } from './split-description.ts';

/** What a sale is called. */
const SALES = String.raw`(?:moving(?: out)?|garage|yard|house) sale|everything must go|umzugsverkauf|haushaltsauflösung|alles muss (?:raus|weg)|venta (?:de garage|por mudanza)|vide[- ]maison|venda (?:de garagem|por mudança)`;
/** « Moving out sale!! Everything must go. Desk »: in front of the name. */
const SALE_FIRST = new RegExp(String.raw`^(?:\s*(?:${SALES})\s*(?:[!.:–—]|\s-\s)+)+\s*(?=\p{L})`, 'iu');

/**
 * Remarks to the buyer that no picture may print: shipping, previous use, links elsewhere, no returns. They are removed before the text's languages
 * are told apart; the remarks of one language are in `shop-talk.json`.
 */
const TALK: readonly string[] = [
  String.raw`selling (?:as|because|due|since)|other (?:listings|items|colou?rs? in my)|see (?:the )?(?:pics?|photos?|pictures)|as pictured|collection only|pick[- ]?up only|(?:msg|message|dm|contact|ask) (?:me|us)|feel free|any questions|pet[- ]free home|from a pet|no returns|rrp|tried (?:once|twice|only)|too (?:small|big|large) for me|no (?:original )?box|without (?:the )?(?:original )?(?:box|packaging)|box not included|best offer|cash (?:only|or|on)|collection from|collect from|to collect|pick(?:ed)?[- ]?up (?:from|in|at)|bought (?:(?:the )?wrong|in|at|from|last|this|new|for|as)|allow \d|ships? (?:with)?in (?:a|\d)|combined (?:postage|shipping)|outgrew|must take (?:all|both|everything)|free to (?:a )?good home|used by (?:my|our)|(?:from|via|on) (?:amazon|ebay|aliexpress|temu|shein|wish|walmart|costco)|washed before (?:the )?(?:sale|selling|shipping)|price is (?:firm|negotiable)|reasons? (?:for|of) (?:sale|selling)|(?:need|bring) (?:a|your own) (?:van|truck|large vehicle|help)|available (?:from|immediately|for (?:pick|collect|deliver))|ready (?:for|to) (?:collect|pick)\p{L}*|smoke[- ]?free (?:and pet[- ]?free )?(?:home|house(?:hold)?)|will be (?:dismantled|disassembled|taken apart)`,
  String.raw`privatverkauf|wegen (?:umzug\p{L}*|platzmangel\p{L}*|nichtgebrauch\p{L}*|neuanschaffung) (?:ab)?zu(?:geben| \p{L}+)|abzugeben|standort(?: ist)?:?(?= \p{Lu})|nichtraucherhaushalt\p{L}*|(?:nur )?abholung|keine (?:garantie|rücknahme|gewährleistung)|siehe (?:fotos?|bilder?)|bei fragen|tierfreie\p{L}*|grund des verkaufs|verkaufsgrund|fällt (?:klein|groß) aus|vhb|festpreis|gratis dazu|ohne (?:ovp|original\p{L}*|karton|verpackung|rechnung|zubehör|anleitung)|versand (?:möglich|\d)|selbstabhol\p{L}*|abholbar|np[ :]|nichts für bastler|paypal|abzuholen|gekauft|von (?:amazon|ebay|aliexpress|temu|shein|wish)`,
  String.raw`sans (?:bo[iî]te|emballage|facture|notice)|(?:maison|foyer|environnement) (?:non[- ]fumeu\p{L}*|sans tabac)|envoi (?:possible|soigné)|mondial relay|main propre|(?:cause|vente cause) (?:déménagement|double emploi)|raison de la vente|[aà] (?:venir )?(?:chercher|récupérer|retirer)|acheté\p{L}*|voir (?:les )?photos|n'hésitez pas|à débattre|jamais accroché\p{L}*`,
  String.raw`sin (?:caja|factura|embalaje|manual)|hago envíos?|no hago|recogida en|se recoge|recoger en|entrega en mano|(?:se )?(?:entrega|retira)n? (?:en|por)|retir(?:os?|ar) (?:en|por)|comprad[oa]s?|ver fotos|precio (?:negociable|charlable|conversable)|motivos? de (?:la )?venta|(?:vendo |lo vendo )?por (?:mudanza|viaje|falta de (?:uso|espacio))|liquido por mudanza|(?:la|lo|las|los) vendo por\p{L}*|no se aceptan`,
  String.raw`senza (?:scatola|imballo|scontrino|confezione)|spedizione a carico|ritiro (?:a mano|in|a|presso)|consegna a mano|motivo (?:della )?vendita|acquistat[oaie]|comprat[oaie]|vedi foto|non accetto`,
  String.raw`sem (?:caixa|embalagem|nota fiscal)|(?:está |já )?desmontad[oa]s?(?=\s*(?:[.,;]|$))|retirada em mãos|retir(?:ar|ada) (?:no|na|em|por conta)|(?:vendo )?por motivo de|disponíve(?:l|is) (?:para|a partir)|entrega em mãos?|levantar em|motivos? da venda|comprad[oa]s?|não aceito|ver fotos|leve \d`,
  String.raw`ophalen|afhalen|op te halen|gekocht|zonder (?:doos|verpakking|bon)|geen retour|zie foto\p{L}*`,
  String.raw`odbiór (?:osobisty|w)|do odbioru|kupion\p{L}*|köpt|hämtas|finns i|utan (?:kartong|låda|originalkartong)|bez (?:pudełka|opakowania|krabice)|kutusu yok|kutusuz|без коробки|swish|afhent(?:es|ning)|kan afhentes|hentes|kan hentes|отправлю|почтой|osobní odběr|kargo alıcı\p{L}*|pazarlık|торг|самовывоз|elden teslim|takas`,
  SALES,
  '不退不换|自用|闲置|即購入|引っ越し|出品します|직거래|팝니다|네고|박스 ?없음|상자 ?없음|説明書なし|箱なし|无盒|بدون علبة',
];
const IS_TALK = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${TALK.join('|')})(?![\p{L}\p{M}])`, 'iu');
const RUN_TALK = new RegExp(TALK.at(-1) ?? '', 'u');
/** « Please use a mat », « bitte Matte verwenden »: instructions to the buyer do not describe the product. */
const ASKS =
  /^\s*(?:please|pls|bitte|veuillez|merci de|por favor|per favore|si prega|graag|lütfen|пожалуйста|proszę|من فضلك|يرجى)(?![\p{L}\p{M}])/iu;
/** A condition alone in a clause is no reason to buy; with more content the clause stays. */
const IS_USED =
  /^\s*(?:used|second[- ]hand|pre-?(?:owned|loved)|gebraucht|(?:d['’])?occasion|usat[oa]|usad[oa]|de segunda mano|tweedehands|używan[yae])\s*[.,;!]?\s*$/iu;
/** « Sold », « verkauft im Mai 2026 », « 已于 2026-08 售出 »: a deal that is done. */
const IS_SOLD =
  /^\s*(?:(?:already |is |bereits |déjà |ya |già |já |al )?(?:sold|verkauft|vendue?s?|vendid[oa]s?|vendut[oaie]|verkocht|sprzedan[eya]|prodán[oa]?|продано?|satıldı|såld|solgt)|נמכרה?|تم البيع|مباع[ةه]?)(?:\s+(?:in |im |en |a |w )?\(?\p{L}{0,9}\.?\s*\p{Nd}[\p{Nd}./-]*\)?)?\s*[.!]?\s*$/iu;
/** Prices and shipping costs: no picture shows a price that the seller did not set there. */
const BEFORE_AMOUNT = String.raw`(?:\p{Sc}|(?<!\p{L})(?:rs\.?|inr|php|chf|usd|rmb|cny|hkd|sgd|aud|cad|gbp|eur|rm|rp))\s?`;
const AFTER_AMOUNT = String.raw`\s?(?:\p{Sc}|(?:euros?|eur|usd|chf|reais|pesos|zł|pln|kr|sek|kč|руб\p{L}*|р\.|tl|円|元|원)(?![\p{L}\p{M}]))`;
/** « Two for 40 », « beide für 25 »: a price without its currency. */
const SEVERAL_FOR = String.raw`(?<![\p{L}\p{Nd}])(?:\p{Nd}|both|all|two|three|four|beide|alle|zwei|drei|vier|les deux|deux|los dos|las dos|dos|tres|due|tre|tutti|os dois|as duas|dois|duas|três|twee|drie|båda|två|begge|to) (?:for|für|pour|por|per|voor|för) \p{Nd}{2,4}(?:[.,]\p{Nd}{2})?(?!\s*[\p{L}\p{Nd}%]|[.,]\p{Nd})`;
const PRICE = new RegExp(String.raw`${BEFORE_AMOUNT}\p{Nd}|\p{Nd}${AFTER_AMOUNT}|${SEVERAL_FOR}`, 'iu');
const AMOUNT = String.raw`\p{Nd}[\p{Nd}.,' ]*`;
/** « Balance bike – 45 € »: at the end of a title. */
const TITLE_PRICE = new RegExp(
  String.raw`^([^\n]*\p{L}[^\n]*?)(?:\s*[-–—|,:(]|\s(?:worth|for|im wert von|für|d['’]une valeur de|pour|por|valor|al prezzo di|per|voor|t\.?w\.?v\.?))\s*(?:${BEFORE_AMOUNT}${AMOUNT}|${AMOUNT}${AFTER_AMOUNT})\)?[^\S\n]*(?=\n|$)`,
  'iu',
);
/** A line that is only a number is a price without its currency; after a label's colon it is what the label names. */
const BARE_PRICE = /(?<=[^:：\n]\n)[^\S\n]*\p{Nd}[\p{Nd}.,' ]*[^\S\n]*(?=\n|$)/gu;
const MOST_PRICE_WORDS = 5;
/** What the seller once paid. */
const PAID =
  /(?<!\p{L})(?:(?:original|purchase|retail|list|new|full)(?: \p{L}+)? price|(?:neu|kauf|laden|original)preis|prix (?:d['’]achat|neuf|d['’]origine)|precio (?:original|de compra|nuevo)|preço (?:original|de compra)|prezzo (?:originale|di acquisto))(?!\p{L})/iu;
const CARE = /wash|wasch|lav|laver|lavar|limpi|clean|reinig|hand|main|mano/iu;
/** Separators and the clauses between them; a separator between figures is part of a number. */
const CLAUSES = /(?<=[!?;\n。！？；])|(?<=\.)(?!\p{Nd})|(?<=(?<!\p{Nd})[,，、،]|[,，、،](?!\p{Nd}))/u;

/** « Small tear (see pic) », « runs on gas (not included) »: remarks in brackets are removed alone. */
const ASIDE =
  /\s*[([](?:(?:(?:not|is not|are not) included|sold separately|nicht (?:enthalten|dabei|inklusive|inbegriffen)|non inclus(?:es?|[oaie])?|no incluid[oa]s?|não incluíd[oa]s?|niet inbegrepen)[)\]]|(?:see|as (?:in|per)|siehe|s\.|voir|cf\.?|ver|véase|vedi|zie|se|zobacz|patrz|viz|см\.?|смотри\p{L}*|bkz\.?|انظر)\s[^)\]]{2,24}[)\]])/giu;

/** Removes the clauses meant only for the buyer; the first one, and the one that names the product, stay. */
export function dropShopTalk(text: string, language: string): string {
  const isTalk = (clause: string): boolean =>
    IS_TALK.test(clause) ||
    IS_USED.test(clause) ||
    IS_SOLD.test(clause) ||
    RUN_TALK.test(clause) ||
    (ASKS.test(clause) && !CARE.test(clause));
  const bare = text.replaceAll(ASIDE, '').replaceAll(BARE_PRICE, '').replace(SALE_FIRST, '').replace(TITLE_PRICE, '$1');
  const isPrice = (clause: string): boolean =>
    PAID.test(clause) || (PRICE.test(clause) && (clause.match(/\p{L}{2,}/gu) ?? []).length <= MOST_PRICE_WORDS);
  const kept = bare
    .split(CLAUSES)
    .filter((clause, i) => i === 0 || (!isPrice(clause) && (!isTalk(clause) || namesKind(clause, language))));
  return kept.reduce(joined, '').replaceAll(/[,，、،]\s*$/gmu, '');
}

/** Characters that tell whether a text ends with a sentence. */
const MOST_END = 8;

/** What follows a full stop begins a sentence of its own, unless it is that of an initial or an abbreviation: « e.l.f. », « incl. ». */
const joined = (before: string, clause: string): string =>
  /(?<!(?<!\p{L}|\p{Nd}\s?)\p{L})[.!?]$/u.test(before.trimEnd().slice(-MOST_END)) && !endsInAbbreviation(before)
    ? before + clause.replace(/^\s*\p{Ll}/u, (start) => start.toLocaleUpperCase())
    : before + clause;
