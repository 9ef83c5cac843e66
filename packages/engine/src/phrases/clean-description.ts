import { findMaker } from '../goods/makers.ts';
import { inOwnUnits } from './in-own-units.ts';
import { announcesList } from './join-lists.ts';
import { sayCondition } from './say-condition.ts';
import { isInScriptOf, scriptOf } from './tell-language.ts';

const BLOCK_END = /<(?:br|\/p|\/li|\/div|\/h\d|\/tr|\/ul|\/ol)\b[^>]*>/giu;
const LIST_ITEM = /<li\b[^>]*>/giu;
const TAG = /<[a-z!/][^>]*>/giu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
};
/** Pasted characters without width, and marks of the writing direction; the joiners of Persian and Indic words (U+200C, U+200D) are letters' neighbours, and stay there. */
const INVISIBLE =
  /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?<![\p{L}\p{M}])[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;
/** Emoji used as separators. */
const PARTING = /(?<=[\p{L}\p{N})])[^\S\n]*(?:(?![©®™])\p{Extended_Pictographic}\uFE0F?\s*)+(?=[\p{L}\p{N}])/gu;
/** « 100 x 41 x 56 cm »: one figure, which no line break parts. */
const SIDES =
  /\p{Nd}[\p{Nd}.,]*(?:\s*[xх×*]\s*\p{Nd}[\p{Nd}.,]*){1,2}\s?(?:[cm]?m|in(?:ch(?:es)?)?|ft|["″])(?!\p{L})/giu;
/** « **KEEPS COLD** – double walls keep … »: a point of a list. */
const STRONG_LEAD = /(?<=^|\n)[^\S\n]*\*\*(?=[^*\n]+\*\*\s*[–—-]\s)/gu;
/** Markdown: « **Material:** oak », « __new__ », « ## Details ». */
const EMPHASIS = /\*\*|(?<!\p{L})__(?=\p{L})|(?<=[\p{L}\p{N}.:!])__(?!\p{L})|(?<=^|\n)#{1,6}[^\S\n]+/gu;
/** Addresses of pages and mailboxes. */
const ADDRESS = /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+/giu;
/** « FREE 🆓 PLANTS », « Gratis: Sofa »: no part of the name. « Free-standing », « Free weights » are. */
const GIVEN_AWAY =
  /^\s*(?:free|gratis|zu verschenken|à donner|se regala|regalo|da regalare|para doar|doação)\s*(?:[!:–—]|\s-\s|(?:\p{Extended_Pictographic}\uFE0F?\s*)+)+\s*(?=\p{L})/iu;
/** « #boho #macrame »: for search only; « #1 » is not. */
const HASHTAGS = /(?:^|(?<=\s))#\p{L}[\p{L}\p{M}\p{N}_]*(?:\s+#[\p{L}\p{M}\p{N}_]+)*/giu;
/** « Brand new in box. Anker power bank »: a condition before the name is moved behind it. */
const NEW_FIRST =
  /^\s*((?:brand[- ]?new|new|bnib|bnwt|nagelneu|neu|nuev[oa]|neu(?:f|ve)|nuov[oa]|nov[oa]|nieuw)(?: (?:in (?:the |its )?(?:original )?(?:box|packaging)|with tags?|and sealed|sealed|unused|and unused|in ovp|und ovp|mit etikett|sin uso|en caja|con etiquetas?|dans sa bo[iî]te|con etichetta|na caixa|com etiqueta))?)\s*[.!]+\s+(?=[\p{L}\p{N}])([^\n]*)/iu;
/** « Button fly VGC »: abbreviated conditions stand alone. */
const GRADES = /(?<=[\p{L}\p{N})"″])[^\S\n]+(?=(?:VGC|EUC|GUC|BNWT|BNIB)(?![\p{L}\p{N}]))/gu;
/** « w/ charging case ». */
const WITH = /(?<![\p{L}\p{N}])w\/\s?(?=\p{L}{2}|\p{Nd})/giu;
/** Minimum letters for a line to count as shouted, and its minimum share of capitals. */
const SHOUTED_LETTERS = 12;
const SHOUTED_SHARE = 0.8;

/**
 * Normalises a description: pasted HTML becomes lines and bullets, shouted lines become lower case. Letters are composed (NFC):
 * Macs write « é » as two characters, and later steps compare single letters. Of the same text in two scripts the one of `language` stays, if it
 * is known and has one.
 */
export function cleanDescription(text: string, language?: string): string {
  const lines = text.replaceAll(BLOCK_END, '\n').replaceAll(LIST_ITEM, '\n• ').replaceAll(TAG, ' ');
  const plain = lines.replaceAll(/&(?:nbsp|amp|lt|gt|quot|#39|apos);/giu, (entity) => ENTITIES[entity.toLowerCase()]!);
  return unwrapped(inOwnUnits(plain.replaceAll('\u00a0', ' ').replaceAll(INVISIBLE, '')))
    .normalize('NFC')
    .replace(/^\s*【(?:商品名|品名|商品|产品)】\s*/u, '')
    .replaceAll(LENTICULAR, '$2\n$1')
    .replaceAll(STRONG_LEAD, '• ')
    .replaceAll(EMPHASIS, '')
    .replaceAll(ADDRESS, ' ')
    .replaceAll(HASHTAGS, ' ')
    .replace(GIVEN_AWAY, '')
    .replace(NEW_FIRST, '$2\n$1')
    .replaceAll(WITH, 'with ')
    .replaceAll(GRADES, '\n')
    .replaceAll(PARTING, '\n')
    .replaceAll(SIDES, (sides) =>
      sides.replaceAll(/\s*[xх×*]\s*/giu, '\u00a0×\u00a0').replace(/\s(?=\P{Nd}+$)/u, '\u00a0'),
    )
    .split('\n')
    .filter(
      (line, i, all) => all.length === 1 || !(i === 0 ? isHeadingFirst(line) : isHeading(line) || OF_DEAL.test(line)),
    )
    .flatMap((line) => inOneScript(calm(line.replace(TOLD, '$<told>')), language))
    .map((line, i) => (i === 0 ? line : sayCondition(line)))
    .join('\n');
}

/** A first line is a heading only if it cannot be a name: « About this item », « Features: ». */
const isHeadingFirst = (line: string): boolean =>
  isHeading(line) && (/[:：]\s*$/u.test(line) || /^\s*\S+\s\S+\s\S/u.test(line));
const isHeading = (line: string): boolean =>
  HEADING.test(line) || announcesList(line) || /^\s*\p{L}{1,3}\s*[:：]\s*$/u.test(line);

/** « Object: vase », « Description: a vase made of … »: what follows stands by itself. */
const TOLD =
  /^\s*(?:ob[jy]ekt|gegenstand|object|objet|objeto|oggetto|voorwerp|предмет|(?:produkt)?beschreibung|(?:product |item )?description|descripción|descrizione|descrição|omschrijving|beskrivning|beskrivelse|kuvaus|opis|popis|leírás|descriere|описание|опис|açıklama|περιγραφή|الوصف|תיאור|説明|商品説明|描述|商品描述|설명)\s*[:：]\s*(?<told>\S.*)$/iu;

/** « Location: Hanover »: where something is, what it costs and whom to ask is said beside a picture, not on it. */
const OF_DEAL =
  /^\s*(?:[•*–-]\s*)?(?:(?:stand|abhol|fund)?ort|abholung|(?:fest)?preis|(?:pick-?up )?location|(?:asking )?price|lieu|prix|ubicación|lugar de (?:entrega|recogida)|precio|luogo|prezzo|localização|local de retirada|preço|locatie|plaats|(?:vraag)?prijs|miejsce|lokalizacja|cena|место|город|цена|місце|ціна|plats|ort|pris|sted|konum|fiyat|místo|الموقع|المكان|السعر|מיקום|מחיר|場所|価格|地点|价格|地點|價格|위치|가격|contact|kontakt|contacto|contatto|contato|links?|tel(?:efon|éfono|ephone)?|phone|whatsapp)\s*[:：](?!\/\/)/iu;

/** A line that only announces the next ones. */
const HEADING =
  /^\s*(?:about this (?:item|product)|über diesen artikel|à propos de cet article|acerca de este (?:producto|artículo)|sobre este (?:artículo|item|produto)|informazioni su questo articolo|over dit (?:item|product)|(?:product |item )?(?:description|details)|(?:produkt)?beschreibung|description du produit|descripción(?: del producto)?|detalles|descrizione(?: del prodotto)?|dettagli|descrição(?: do produto)?|detalhes|omschrijving|opis|описание|الوصف)\s*[:：]?\s*$/iu;
/** Between the same text in two scripts: « Mug set / 马克杯套装 ». */
const TWICE = /\s+[/|]\s+|\s*／\s*/u;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;

/** The pieces of a line that says the same in two scripts: those of the language, if it has some; any other line as it is. */
function inOneScript(line: string, language?: string): string[] {
  const pieces = line.split(TWICE);
  // « Switch 游戏机 » has more Latin letters than others.
  const scripts = pieces.map((piece) => (EAST_ASIAN.test(piece) ? 'east' : scriptOf(piece)));
  if (new Set(scripts.filter((script) => script !== null)).size < 2) return [line];
  if (language === undefined) return pieces;
  const isEast = isInScriptOf('字', language) || isInScriptOf('글', language);
  const own = pieces.filter((piece) => EAST_ASIAN.test(piece) === isEast && isInScriptOf(piece, language));
  return own.length > 0 ? own : pieces;
}

/** Words after which no line of a list ends. */
const OPEN_END =
  /(?<![\p{L}\p{M}])(?:the|of|to|and|with|for|in|on|or|is|are|from|mit|und|für|der|die|das|den|dem|ein|eine|von|zu|im|auf|ist|sind|et|les?|des?|du|pour|avec|dans|est|el|l[ao]s?|con|en|por|para|una?|y|que|di|il|che|per|un[oa]?|d[ao]s?|com|em|e|um|uma|os?|as?|n[ao]s?|aos?|à)\s*$/u;
/** Characters from which a line, and an item of a list, may have been broken by a page or an e-mail. */
const [BROKEN_FROM, BROKEN_ITEM] = [60, 25];
const LISTED = /^\s*(?:[-–—•*·▪●○■◆▶►✓✔☑★]|\p{Nd}+[.)])/u;

/** Joins lines that were broken within a sentence: pasted from a page of fixed width. */
function unwrapped(text: string): string {
  const lines: string[] = [];
  let isListed = false;
  for (const line of text.split(/\r?\n/u)) {
    const before = lines.at(-1) ?? '';
    const isOpen = (isListed && before.length >= BROKEN_ITEM) || before.length >= BROKEN_FROM || OPEN_END.test(before);
    if (lines.length > 1 && /^\s*\p{Ll}/u.test(line) && /[\p{L}\p{M}\p{N},)]\s*$/u.test(before) && isOpen) {
      lines[lines.length - 1] = `${before.trimEnd()} ${line.trimStart()}`;
      continue;
    }
    isListed = LISTED.test(line);
    lines.push(line);
  }
  return lines.join('\n');
}

/** Separators of a line's pieces, each of which may be shouted. */
const PIECES = /(\s+[-–—|•]\s+|\s*[|•]\s*|(?<=\p{L}{3}[.!?]{1,3})\s+)/u;
/** « 【新品】無印良品 »: the condition that Asian titles put before the name is moved behind it. */
const LENTICULAR =
  /【([^】\n]*(?:新品|未使用|中古|美品|送料|包邮|包郵|全新|正品|现货|現貨|値下げ)[^】\n]*)】[^\S\n]*([^\n]*)/gu;
/** Abbreviations that are always in capitals. */
const ABBREVIATION =
  /^(?:USB|LED|BPA|UV|PVC|ANC|RGB|HDMI|NFC|GPS|FSC|GOTS|OEKO|TEX|CE|GS|USA|UK|EU|XXL|XL|TV|PC|DIY|HD|SPF|LSF|RFID|LCD|OLED|DVD|CD|FDA|MDF|EVA|ABS|TÜV)$/u;

const calm = (line: string): string => line.replace(TITLE, lowered).split(PIECES).map(calmPiece).join('');

/** « SEGURO: cintos … »: what a line is about. */
const TITLE = /(?<=^\s*(?:[•*·–—-]\s*)?)\p{Lu}[\p{Lu}\p{M} ]{4,}(?=\s?[:：]\s)/u;

/** In lower case but for its first letter and a maker's name; « IPX7 » and « LED » are written so. */
function lowered(text: string): string {
  // « KIŞLIK » has no dots in Turkish; Romanian « ŞI » has one.
  const isTurkish = /[İĞ]|I\p{Lu}*Ş|Ş\p{Lu}*I/u.test(text) && !/[ĂŢȚ]/u.test(text);
  const locale = isTurkish ? 'tr' : undefined;
  const small = text.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) =>
    /\p{Nd}/u.test(word) || ABBREVIATION.test(word) ? word : word.toLocaleLowerCase(locale),
  );
  const calmed = small.replaceAll(/(?:^|[.!?]\s+)\p{Ll}/gu, (start) => start.toLocaleUpperCase(locale));
  const maker = findMaker(text);
  return maker === null ? calmed : calmed.slice(0, maker.start) + maker.name + calmed.slice(maker.end);
}

function calmPiece(piece: string): string {
  const letters = piece.match(/\p{L}/gu)?.length ?? 0;
  const capitals = piece.match(/\p{Lu}/gu)?.length ?? 0;
  if (letters < SHOUTED_LETTERS || capitals < SHOUTED_SHARE * letters) return piece;
  return lowered(piece);
}
