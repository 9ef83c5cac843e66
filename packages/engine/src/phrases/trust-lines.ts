import type { Words } from './choose-words.ts';

/** Guarantee, delivery, returns, help — in any of the languages. */
const TRUST =
  /guarantee|warrant|money.?back|return|ship|deliver|support|hand.?made|made in|garanti|rembours|retour|livraison|fabriqué|fait main|garant|devol|envío|entrega|hecho|artesan|rückgabe|versand|liefer|handgemacht|hergestellt|ضمان|إرجاع|شحن|توصيل|صنع|يدوي/iu;

/** Three lines that build trust: first what the seller wrote on it, then what is true of every picture made here. */
export function trustLines(words: Words): string[] {
  const own = [...words.benefits, ...words.features].filter((line) => TRUST.test(line) && line.length <= 48);
  return [...new Set(own), ...words.trust].slice(0, 3);
}
