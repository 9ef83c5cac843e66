import { countColumns } from './count-text.ts';
import { isBullet, withoutBullet } from './split-description.ts';

/** A line « Material: stoneware ». */
export interface Pair {
  key: string;
  value: string;
}

const PAIR = /^(?<key>\p{L}[\p{L}\p{M}\s/-]{1,22}?)\s*[:：]\s*(?<value>\S.{0,70})$/u;
/** Keys of a product's name. */
const NAMES_IT =
  /^(?:(?:product |item )?(?:name|title)|product|item|article|produkt(?:name)?|artikel|bezeichnung|titel|nom|titre|produit|nombre|título|producto|artículo|nome|titolo|prodotto|articolo|produto|artigo|przedmiot|produkt|předmět|vara|(?:product)?naam|nazwa|název|ürün(?:\s+adı)?|название|наименование|товар|назва|商品名称?|产品名称|品名|名称|상품명|제품명|품명|نام|नाम|उत्पाद|اسم المنتج|الاسم|المنتج)$/iu;

/**
 * Separates lists from prose: two bullets or two pairs are a list; a single one may be a dash or a colon in a sentence. A list
 * item is a name only if its key says so.
 */
export function sortLines(lines: readonly string[]): { bullets: string[]; pairs: Pair[]; prose: string[] } {
  const pairOf = (line: string): Pair | null => {
    const { key, value } = PAIR.exec(withoutBullet(line))?.groups ?? {};
    return key === undefined || value === undefined ? null : { key, value };
  };
  const hasPairs = lines.filter((line) => pairOf(line) !== null).length > 1;
  const hasBullets = lines.filter(isBullet).length > 1;
  const sorted: { bullets: string[]; pairs: Pair[]; prose: string[] } = { bullets: [], pairs: [], prose: [] };
  for (const line of lines) {
    const pair = hasPairs ? pairOf(line) : null;
    if (pair !== null) sorted.pairs.push(pair);
    else if (hasBullets && isBullet(line)) sorted.bullets.push(withoutBullet(line));
    else sorted.prose.push(line);
  }
  return sorted;
}

export const isNamePair = ({ key }: Pair): boolean => NAMES_IT.test(key);

/** @param mostColumns of a name */
export function nameAmong(pairs: readonly Pair[], mostColumns: number): string | null {
  const named = pairs.find(isNamePair)?.value.trim() ?? '';
  return named !== '' && countColumns(named) <= mostColumns ? named : null;
}
