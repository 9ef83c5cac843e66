import { NO_FACT, type Fact } from './fact.ts';

/** Words that precede sizes of clothes and shoes. */
const WORDS =
  'sizes?|shoe size|größen?|grössen?|groessen?|schuhgröße|tailles?|pointures?|tallas?|números?|taglie|taglia|misura|tamanhos?|numeração|maten|maat|rozmiary?|размеры?|beden|numara|storlek|størrelse|مقاسات|المقاس|مقاس|サイズ|尺码|尺碼|사이즈';
const LETTER = '(?:[2-6]?X{0,4}[SL]|M)';
const FIGURE = String.raw`\p{Nd}{2}(?:[.,]5)?`;
const TO = String.raw`\s*(?:[-–—~〜/]|to|bis|à|au|a|al|ao|tot|do|до|إلى|から)\s*`;
const SYSTEM = '(?:EU|UK|US|FR|IT|JP)';
/** Followed by this, it is a length or a price, not a size. */
const NO_SIZE = String.raw`(?!\s*(?:[x×х*²]|\p{Nd}|[.,]\p{Nd}|cm|mm|m\b|см|мм|in\b|inch|сантим|سم|ml|l\b|kg|g\b|"|″|€|%))`;
const SIZES = new RegExp(
  String.raw`(?<!\p{L})(?:${WORDS})(?:\s*(?:available|disponibles?|verfügbar|من|от|od|von|de|da|dal|do|van|from|du|del))?(?:\s*[:：]\s*|\s+|(?<=[ズ码碼즈]))(?:من\s+)?(?<sizes>(?:(?<system>${SYSTEM})\s*)?(?<first>${FIGURE}|${LETTER}|(?<=${SYSTEM}\s*)\p{Nd}{1,2})(?:${TO}(?<last>\p{Nd}{1,2}(?:[.,]5)?|${LETTER}))?)(?![\p{L}])${NO_SIZE}`,
  'giu',
);

/** Sizes of clothes and shoes, which are written alike everywhere: « size 39–42 », « Größe M ». */
export function readSizes(text: string): Fact[] {
  return Array.from(text.matchAll(SIZES)).map((match) => {
    const { system, first = '', last } = match.groups ?? {};
    const label = [system?.toUpperCase(), [first, last].filter(Boolean).join('–').toUpperCase()].filter(Boolean);
    const [start, end] = [match.index, match.index + match[0].length];
    return Object.assign({}, NO_FACT, {
      id: 'measure.sizes',
      kind: 'property',
      mark: label.join(' '),
      start,
      end,
      source: text.slice(start, end),
      confidence: 0.9,
    });
  });
}
