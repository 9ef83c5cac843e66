import type { Match } from './lexicon.ts';

/** Words beside a term that give it another sense. */
const OTHER_SENSES: readonly { ids: RegExp; own?: RegExp; before?: RegExp; after?: RegExp }[] = [
  // « Soft, warm light » does not describe a soft product.
  {
    ids: /^property\.soft$/u,
    after: /^[\s,]+(?:\p{L}+\s+)?(?:light|glow|sound|licht|lumière|luz|luce|ضوء|إضاءة)/iu,
  },
  // « Leicht zu leeren », « leicht abnehmbar ».
  { ids: /^property\.lightweight$/u, after: /^\s+(?:(?:zu|te)\s|\p{Ll}+(?:bar|bare[nrsm]?)(?!\p{L}))/u },
  // « Lässt sich leicht reinigen ».
  { ids: /^property\.lightweight$/u, before: /(?<!\p{L})(?:lässt|lassen)\ssich\s(?:\p{L}+\s)?$/iu },
  // Linseed oil is no linen.
  {
    ids: /^material\.linen$/u,
    before:
      /(?<!\p{L})(?:aceite|semillas?|óleo|sementes?|huile|graines?|olio|semi|olej|semínk\p{L}+|ulei)\s(?:de\s|di\s)?$/iu,
    after: /^[\s-]?(?:oil|seeds?|öl|olie|olja|zaad|масл\p{L}*|семен\p{L}*|olej|ol[ií]o|yağı|油|オイル|씨유)/iu,
  },
  // « Barras de aquecimento » are bars, not clay.
  { ids: /^material\.(?:terracotta|clay)$/u, own: /^barras?$/iu, after: /^/u },
  // « Huile de lin » is oil, and nothing oiled.
  { ids: /^finish\.oiled$/u, own: /^huile$/iu, after: /^/u },
  // « Tissue paper », « papel de seda » wrap the product.
  {
    ids: /^material\.paper$/u,
    before: /(?<!\p{L})(?:tissue|wrapping)\s$/iu,
    after: /^\sde\s(?:seda|soie|regalo|seta)(?!\p{L})/iu,
  },
  { ids: /^material\.silk$/u, before: /(?<!\p{L})(?:papel|papier|carta)\sde\s$/iu },
  // « Citrus juicer » and « מסחטת הדרים » are no scent.
  { ids: /^scent\./u, after: /^\s(?:juicers?|press(?:es)?|squeezers?|reamers?)(?!\p{L})/iu },
  {
    ids: /^scent\./u,
    before: /(?<!\p{L})(?:מסחט\p{L}*|עצ?ארת|عصارة|exprimidor (?:de )?|presse-|espremedor (?:de )?|spremi)\s?$/iu,
  },
  // « Gold line toaster » is the name of a line.
  { ids: /^(?:colour|material)\./u, own: /^\p{Lu}/u, after: /^\s(?:line|series|label|class)(?!\p{L})/iu },
  // « 打包邮寄 » is no free postage.
  { ids: /^service\.free-shipping$/u, before: /打$/u, after: /^寄/u },
  // « 双肩包 » is no pair.
  { ids: /^count\.(?:pairs|pieces)$/u, after: /^肩/u },
  // « 快门数 8000 » counts a camera's releases.
  { ids: /^count\.doors$/u, before: /[快阀]$/u },
  { ids: /^property\.led$/u, after: /^\s(?:shows?|indicat\p{L}+)(?!\p{L})/iu },
  // « Low iron », « easy-iron ».
  { ids: /^material\.iron$/u, before: /(?<!\p{L})(?:low|easy|non|no|cool|warm|steam|to|don['’]t|not)[\s-]$/iu },
  // « バッテリー最大容量88% » is a battery's maximum capacity, not a large capacity.
  { ids: /^property\.large-capacity$/u, before: /最$/u },
  // « Made in Cork » is a town.
  {
    ids: /^material\./u,
    own: /^\p{Lu}/u,
    before: /(?<!\p{L})(?:made|crafted|produced|manufactured|woven|printed|sewn)\sin\s$/iu,
  },
  // An ebony fingerboard does not make a cello of ebony.
  {
    ids: /^material\.(?:ebony|rosewood|maple)$/u,
    after: /^[\s-](?:fingerboard|fretboard|griffbrett|bridge|pegs)(?!\p{L})/iu,
  },
  {
    ids: /^material\.(?:ebony|rosewood|maple)$/u,
    before:
      /(?<!\p{L})(?:griffbrett aus|touche en|diapas[oó]n de|tastiera in|escala (?:de|em)|toets van|podstrunnica z|накладка из)\s$/iu,
  },
  // « PVC-frei ».
  { ids: /^(?:material|ingredient)\./u, after: /^[-‐‑ ]?(?:frei|free|vrij|fri|fritt)(?!\p{L})/iu },
  // « The cat », « meine Katze »: one's own animal is nobody for whom a product is made.
  {
    ids: /^audience\.(?:cats|dogs|pets|birds)$/u,
    before:
      /(?<!\p{L})(?:the|my|our|his|her|die|der|mein\p{L}{0,2}|unser\p{L}{0,2}|le|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?|il mio|la mia|meus?|minhas?|mijn|onze|ons)\s$/iu,
  },
  // « Giftig voor huisdieren ».
  {
    ids: /^audience\./u,
    before:
      /(?<!\p{L})(?:toxic|poisonous|harmful|dangerous|giftig|toxique|tóxic[oa]s?|tossic[oaie]|toksyczn\p{L}+|trujący|zehirli|سام(?:ة)?)\s(?:(?:to|for|für|pour|para|per|voor|dla)\s(?:\p{L}+\s)?)?$/iu,
  },
  // « Dos juntas de regalo »: what comes free of charge is no present for somebody.
  { ids: /^occasion\.gift$/u, before: /(?<!\p{L})(?:\p{Nd}+|dos|tres|un[ao]?)\s(?:\p{L}+\s){1,4}de\s$/iu },
];

/** Whether a term has another sense because of what stands beside it, and of how it is written. */
export const hasOtherSense = ({ id, start, end }: Match, text: string): boolean =>
  OTHER_SENSES.some(
    ({ ids, own, before, after }) =>
      ids.test(id) &&
      own?.test(text.slice(start, end)) !== false &&
      (before?.test(text.slice(0, start)) === true || after?.test(text.slice(end)) === true),
  );
