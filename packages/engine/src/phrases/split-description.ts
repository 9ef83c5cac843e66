import { findSegmenter } from '../type/find-segmenter.ts';
import { countColumns } from './count-text.ts';
import { joinLists } from './join-lists.ts';
import { lookOf } from './look-of.ts';
import { partSides } from './part-sides.ts';
import { tidyText } from './tidy-text.ts';

const BULLET = /^\s*(?:[-–—•*·・▪●○■◆▶►✓✔☑★☆※]|\p{Extended_Pictographic}\uFE0F?)\s*/u;
/** « Step 2: », « 2) », « ② », « 第二步： », « 2단계 ». */
const NUMBER =
  /^\s*(?:第[一二三四五六七八九十\p{Nd}]{1,3}步\s*[:：,，、.]?\s*|[①-⑳]\s*|(?:\p{L}[\p{L}\p{M}]{1,11}\s?)?\p{Nd}{1,2}\s*(?:단계\s*[.:：]?\s*|[.):：-]\s+|[、．）：]\s*))/u;
const STEP_WORD =
  /^(?:第|step|schritt|étape|paso|passo|passaggio|stap|krok|steg|trin|trinn|vaihe|βήμα|pasul|lépés|крок|шаг|adım|שלב|خطوة|الخطوة|مرحله|مرحلہ|قدم|चरण|ধাপ|படி|ขั้นตอนที่|ขั้นที่|bước|langkah|ステップ|手順|步骤|步驟)/iu;
/** A comma between figures is part of a number: « 1,2 l » is not « 2 l ». */
const PIECES = /\s*(?:(?<!\p{Nd})[,،]|[,،](?!\p{Nd})|[;؛•|｜、，；])\s*|\s+[-–—]\s+/u;
const STRONG = /\s*(?:[;؛；•|｜]|——|(?<!\p{Nd})[:：]|[:：](?!\p{Nd}))\s*|\s+[-–—]\s+/u;
/** « …, ideal for small kitchens »: what a product is good for stands alone, and so does what comes before. */
const GOOD_FOR =
  /,\s+(?=(?:ideal\p{L}*|id[ée]ale?s?|perfekt|perfect[oa]?s?|perfeit[oa]s?|perfett[oaie]|parfaite?s?|great|useful|suitable|designed|geeignet|passend|gedacht|adaptée?s?|conçue?s?|pensée?s?|apt[oa]s?|indicad[oa]s?|ade[cq]uad[oa]s?|adatt[oaie]|geschikt)\s+(?:for|to|as|für|zum|zur|als|pour|à|aux?|para|como|per|come|voor)\s)/iu;
/** Thai uses a space where others use a comma. */
const THAI_CLAUSES = /(?<=[\p{Script=Thai}\p{M}.)])\s+(?=\p{Script=Thai})/u;

/** « 1. », « 2) » within a line; one digit, because descriptions have few steps. */
const MARKER = /(?:^|(?<=\s))(\p{Nd})[.)]\s+(?=\p{L})/gu;

/** The lines of a description. Steps numbered within one line (« 1. Open. 2. Close. ») are separate lines. */
export function linesOf(description: string): string[] {
  return description
    .split(/\r?\n/u)
    .flatMap(partRows)
    .flatMap(partSides)
    .flatMap(partSteps)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** « Brand: A | Material: cotton »: a table in one line. */
function partRows(line: string): string[] {
  const cells = line.split(/\s*[|｜]\s*/u).filter(Boolean);
  return cells.filter((cell) => /^\p{L}[\p{L}\p{M}\s/-]{1,22}[:：]\s*\S/u.test(cell)).length > 1 ? cells : [line];
}

function partSteps(line: string): string[] {
  const starts: number[] = [];
  let last = 0;
  for (const { 1: digit = '', index } of line.matchAll(MARKER)) {
    const code = digit.codePointAt(0) ?? 0;
    // Digits of every script are consecutive: « one » has one digit before it.
    const isFirst = isDigit(code - 1) && !isDigit(code - 2);
    if (starts.length === 0 ? !isFirst : code !== last + 1) continue;
    starts.push(index);
    last = code;
  }
  if (starts.length < 2) return [line];
  const pieces = [0, ...starts].map((start, i) => line.slice(start, starts[i] ?? line.length));
  // Text after the last step's full stop is not a step.
  const [end = '', after = ''] = (pieces.pop() ?? '').split(/(?<=\p{L}[.!?。])\s+(.*)/u);
  return [...pieces, end, after];
}

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(Math.max(0, code)));

/** A numbered line without its number; null if it has none. */
export function numberedStep(line: string): string | null {
  const [number] = NUMBER.exec(line) ?? [];
  if (number === undefined) return null;
  // « Model 2: » is not a step.
  const word = number.trim().replace(/[\p{Nd}\s.):：、．）-]+$/u, '');
  if (/^[\p{L}\p{M}]+$/u.test(word) && !STEP_WORD.test(word)) return null;
  return line.slice(number.length).trim();
}

/** Whether a line is a list item. */
export const isBullet = (line: string): boolean => BULLET.test(line);

export const withoutBullet = (line: string): string => line.replace(BULLET, '');

/** The sentences of a line. */
export function sentencesOf(line: string, language: string | null): string[] {
  const segmenter = findSegmenter(language ?? 'en', 'sentence');
  const segments = Array.from(segmenter.segment(withoutBullet(line)), ({ segment }) => segment);
  return (
    segments
      .reduce<string[]>(withAbbreviations, [])
      .reduce<string[]>(withUnparted, [])
      // ICU continues a sentence after « . 30 day »: a figure and a lower-case letter.
      .flatMap((segment) =>
        segment.split(
          /(?<=(?<!\p{L})(?!(?:n|tg|pz|núm|num|ref|gr|ca|nr|no|env|aprox|approx|str|stl|max|min)\.)\p{L}+[.!?]|[^\p{L}.!?][.!?])\s+(?=\d)/iu,
        ),
      )
      .flatMap((sentence) => (language === 'th' ? thaiClauses(sentence) : [sentence]))
      .flatMap((sentence) => (HAS_SPACED_TITLES.has(language ?? '') ? spacedPieces(sentence) : [sentence]))
      .map((sentence) => sentence.trim())
      .filter(Boolean)
  );
}

/** « e.l.f. Mask » at the start: a maker's initials do not end a sentence either. */
const INITIALS = /^\s*(?:\p{L}\.){2,}\s*$/u;
/** « Gr. 39 », « inkl. Fernbedienung », « Dr. Martens »: abbreviations do not end a sentence. */
const ABBREVIATED =
  /(?<!\p{L})(?:n|u|tg|pz|núm|num|ref|gr|dr|mr|mrs|prof|inkl|incl|zzgl|ca|bzw|nr|no|env|aprox|approx|str|stl|stk|tlg|max|maks|min|usw|vgl|evtl|ggf|z\.\s?b|u\.\s?a|d\.\s?h|o\.\s?ä|rozm|wys|szer|dł|рост|разм|шир|выс|дл)\.\s*$/iu;
/** Characters of the longest abbreviation, and of what precedes it. */
const MOST_ABBREVIATED = 12;
export const endsInAbbreviation = (text: string): boolean => ABBREVIATED.test(text.trimEnd().slice(-MOST_ABBREVIATED));

function withAbbreviations(before: string[], segment: string): string[] {
  const last = before.at(-1) ?? '';
  // « Anfang 20. Jahrhundert ».
  const isOrdinal =
    /(?<!\p{Nd})\p{Nd}{1,2}\.\s*$/u.test(last) &&
    /^(?:jahrhundert|jh|etage|stock|geburtstag|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)/iu.test(
      segment,
    );
  const isOpen = isOrdinal || endsInAbbreviation(last) || INITIALS.test(last);
  return isOpen ? [...before.slice(0, -1), `${last}${segment}`] : [...before, segment];
}

/** « செ.மீ »: a full stop within a word ends no sentence. */
const withUnparted = (before: string[], segment: string): string[] =>
  /(?:^|[^\p{L}\p{M}])[\p{L}\p{M}]{1,3}\.$/u.test(before.at(-1) ?? '') && /^\p{L}/u.test(segment)
    ? [...before.slice(0, -1), `${before.at(-1)}${segment}`]
    : [...before, segment];

const HAS_SPACED_TITLES = new Set(['ja', 'zh-Hans', 'zh-Hant']);
/** Minimum pieces for a line separated by spaces to be a title: « テント 4人用 重量6kg 2回使用 ». */
const LEAST_PIECES = 4;

/** « Without box, without manual »: meant for the buyer, never printed. */
const IS_MISSING = /^(?:外?箱|元箱|説明書|付属品|取扱説明書|盒子|包装)(?:なし|無し|欠品|无)$/u;

/** « 二手良好 · 白色 »: what such a dot parts. */
const DOTS = /[ \u3000]+[·・•|｜][ \u3000]+/u;
/** A bracket with all it has, or a word. */
const PIECE = /[(（][^()（）]*[)）]|[^ \u3000]+/gu;
const IS_EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const MOST_TITLE = 44;

/** The facts of a title separated by spaces only; the pieces that may be its name stay unchanged. */
function spacedPieces(sentence: string): string[] {
  const parts = sentence.split(DOTS);
  if (parts.length > 1) return parts.flatMap(spacedPieces);
  const pieces = sentence.match(PIECE) ?? [];
  if (pieces.length < LEAST_PIECES || /[、。，]/u.test(sentence)) return [sentence];
  const named = piecesOfName(pieces);
  const facts: string[] = [];
  for (const piece of pieces.slice(named)) {
    // « 収納時 60×20cm »: a figure belongs to the preceding word.
    const before = facts.at(-1);
    if (before !== undefined && /^\p{Nd}/u.test(piece) && !/\p{Nd}/u.test(before))
      facts.splice(-1, 1, `${before} ${piece}`);
    else if (!IS_MISSING.test(piece)) facts.push(piece);
  }
  return [pieces.slice(0, named).join(' '), ...facts];
}

/** The first two pieces; of « 佳能 EOS Rebel T6i 单反套机 » all, because a model in Latin letters stands before the noun. */
function piecesOfName(pieces: readonly string[]): number {
  const next = pieces.findIndex((piece, i) => i > 0 && IS_EAST.test(piece));
  const isModel = next > 1 && /^[\p{L}]/u.test(pieces[next]!) && /^\p{L}/u.test(pieces[0]!);
  const isShort = countColumns(pieces.slice(0, next + 1).join(' ')) <= MOST_TITLE;
  return isModel && isShort ? next + 1 : 2;
}

/** « A B and C » is one clause in spite of its spaces: a piece with « and » includes the two before it. */
function thaiClauses(sentence: string): string[] {
  const clauses: string[] = [];
  for (const clause of sentence.split(THAI_CLAUSES)) {
    const taken = /^(?:และ|หรือ)/u.test(clause) ? clauses.splice(Math.max(1, clauses.length - 2)) : [];
    clauses.push([...taken, clause].join(' '));
  }
  return clauses;
}

/** Parts of a sentence between dashes, colons and semicolons: each can stand alone. */
export function strongPartsOf(sentence: string, language: string | null): string[] {
  return sentence.split(STRONG).map((part) => tidyText(part, language));
}

/** « Bowl (stainless steel, dishwasher safe) » is one piece. */
const isInBrackets = (at: number, text: string): boolean =>
  /[(（][^()（）]*$/u.test(text.slice(0, at)) && /^[^()（）]*[)）]/u.test(text.slice(at));

const MOST_COLUMNS = 34;
/** A piece that is too long for a fact is one without its aside: « 5 L bowl ». */
const shortAside = <Piece extends { text: string }>(piece: Piece): Piece =>
  countColumns(piece.text) > MOST_COLUMNS
    ? { ...piece, text: piece.text.replace(/\s*[(（][^()（）]*,[^()（）]*[)）]/u, '') }
    : piece;

function piecesOf(sentence: string, language: string | null): string[] {
  const marks = Array.from(sentence.matchAll(new RegExp(PIECES, 'gu'))).filter(
    ({ index }) => !isInBrackets(index, sentence),
  );
  const pieces = [...marks, null].map((mark, i) => {
    const before = marks[i - 1];
    return {
      text: sentence.slice(before === undefined ? 0 : before.index + before[0].length, mark?.index),
      isListed: before !== undefined && /[,،、，]/u.test(before[0]),
    };
  });
  return joinLists(pieces.map(shortAside), language);
}

/** « And » and « or » introduce the last item, « but » an objection to what was said before: none starts a line. */
const AND: Readonly<Record<string, RegExp>> = {
  en: /^(?:and|or|but)(?:\s+|$)/iu,
  de: /^(?:und|oder|aber)\s+/iu,
  fr: /^(?:et|ou|mais)\s+/iu,
  es: /^(?:[yeou]|pero)\s+/iu,
  it: /^(?:ed?|od?|ma|però)\s+/iu,
  pt: /^(?:e|ou|mas|porém)\s+/iu,
  nl: /^(?:en|of|maar)\s+/iu,
  sv: /^(?:och|men)\s+/iu,
  da: /^(?:og|men)\s+/iu,
  nb: /^(?:og|men)\s+/iu,
  pl: /^ale\s+/iu,
  cs: /^ale\s+/iu,
  ru: /^но\s+/iu,
  uk: /^але\s+/iu,
  tr: /^ama\s+/iu,
  ar: /^و?لكن\s+/iu,
};

/** « 8 cm wide and 18 cm high » are two facts. */
const TWO_SIDES =
  /^\p{Nd}[\p{Nd}.,]*\s?\p{L}{1,10}\s+\p{L}+\s+\p{L}{1,3}\s+\p{Nd}[\p{Nd}.,]*\s?\p{L}{1,10}\s+\p{L}+[.!]?$/u;

/** Clauses of a sentence, between commas and dashes; a list after a colon is one of them. */
export function clausesOf(sentence: string, language: string | null): string[] {
  return piecesOf(sentence, language)
    .flatMap((piece) => lookOf(piece, language))
    .flatMap((piece) =>
      TWO_SIDES.test(piece) ? piece.split(/\s+(?:and|und|et|y|e|en|och|og|i|a|и|та)\s+(?=\p{Nd})/iu) : [piece],
    )
    .map((piece) => tidyText(withoutAnd(piece, language), language))
    .filter((piece) => piece.length > 1);
}

/** « And camping » as a line of its own. */
export const withoutAnd = (piece: string, language: string | null): string =>
  piece.replace(AND[language ?? ''] ?? /^$/u, '');

/** A sentence in front of what its product is good for, and that; any other one as it is. */
export const purposePartsOf = (sentence: string, language: string | null): string[] =>
  sentence.split(GOOD_FOR).map((part) => tidyText(part, language));
