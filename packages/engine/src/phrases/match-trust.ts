/** Guarantee, delivery, returns, help — in any of the languages. */
const TRUST =
  /guarantee|warrant|money.?back|return|ship|deliver|support|hand.?made|made in|garanti|rembours|retour|livraison|fabriqué|fait main|garant|devol|envío|entrega|hecho|artesan|rückgabe|versand|liefer|handgemacht|hergestellt|ضمان|إرجاع|شحن|توصيل|صنع|يدوي/iu;

/** Whether a line speaks of the seller's service or the product's origin rather than of the product. */
export function isAboutTrust(line: string): boolean {
  return TRUST.test(line);
}
