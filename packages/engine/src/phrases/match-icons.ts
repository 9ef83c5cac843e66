import type { IconName } from '../compose/draw-icon.ts';

/** What a line is about, by word stems of all languages; the first that fits names its sign. */
const STEMS: readonly (readonly [IconName, RegExp])[] = [
  ['clock', /hour|minute|quick|fast|all day|heure|minute|rapide|hora|rápid|stunde|schnell|ساع|دقيق|سريع/iu],
  [
    'drop',
    /water|wash|liquid|hydrat|moist|ml\b|eau|lav|liquide|agua|líquid|wasser|wasch|spül|feucht|ماء|غسل|ترطيب|مل\b/iu,
  ],
  [
    'leaf',
    /natural|plant|botanic|cotton|bamboo|wood|cedar|naturel|végétal|coton|bois|algod|madera|natürlich|pflanz|holz|طبيع|نبات|خشب|قطن/iu,
  ],
  [
    'shield',
    /guarantee|warrant|safe|protect|garanti|sûr|protég|garant|segur|proteg|sicher|schütz|schutz|ضمان|آمن|حماية/iu,
  ],
  ['parcel', /ship|deliver|return|livraison|retour|envío|entrega|devol|versand|liefer|rückgabe|شحن|توصيل|إرجاع/iu],
  ['chat', /question|support|service|help|write to|écri|aide|pregunt|ayuda|escríb|frage|schreib|hilfe|سؤال|راسل|دعم/iu],
  ['ruler', /\bcm\b|\bmm\b|size|compact|light|taille|léger|tamaño|liger|größe|kompakt|leicht|حجم|خفيف/iu],
  ['gift', /gift|give|cadeau|offrir|regal|geschenk|schenk|هدية/iu],
  ['sun', /morning|day|matin|jour|mañana|día|morgen|tag\b|صباح|يوم/iu],
  ['moon', /evening|night|quiet|soir|nuit|calme|noche|tranquil|abend|nacht|ruhig|مساء|ليل|هادئ|هدوء/iu],
  ['home', /home|house|room|table|maison|pièce|casa|mesa|haus|zimmer|tisch|بيت|غرفة|مائدة/iu],
  ['eye', /see|shown|look|montré|voir|muestra|mirar|gezeigt|seh|معروض|نظر/iu],
  ['lens', /detail|close|détail|près|detalle|cerca|nahe|nähe|تفاصيل|قرب/iu],
  ['hand', /hand|grip|soft|comfort|main\b|doux|confort|mano|suave|cómod|griff|weich|bequem|يد|ناعم|مريح/iu],
  [
    'heart',
    /love|family|friend|guest|someone|aime|famille|ami|famili|amig|invitad|liebe|freund|gäste|عائلة|صديق|عزيز|ضيوف/iu,
  ],
  ['play', /play|fun|jeu|juego|spiel|لعب/iu],
];
const SPARE: readonly IconName[] = ['spark', 'check', 'heart', 'sun', 'hand'];

/** A sign for every line, none twice: by what the line says, else a plain one. */
export function matchIcons(lines: readonly string[]): IconName[] {
  const used = new Set<IconName>();
  return lines.map((line) => {
    const fitting = STEMS.filter(([, stem]) => stem.test(line)).map(([icon]) => icon);
    const icon = [...fitting, ...SPARE].find((name) => !used.has(name)) ?? 'check';
    used.add(icon);
    return icon;
  });
}
