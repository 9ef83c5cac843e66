import { NO_FACT, type Fact } from './fact.ts';

/** Words for a warranty, and for « until », before a date. */
const WARRANTY = new RegExp(
  String.raw`(?<!\p{L})(?:warranty|guarantee|(?:rest|hersteller)?garantie|fabrieksgarantie|garanție|garanzia|garansi|εγγύηση|takuu|takuuta|אחריות|bảo hành|گارانتی|jótállás|garancia|garantía|garantia|garanzia|gwarancj\p{L}*|гаранти\p{L}*|гарантія|garantisi|garanti|záruk\p{L}*|الضمان|ضمان)(?:\s+\p{L}+)?\s+(?:until|till|to|valid to|bis|jusqu['’](?:en|à|au)|hasta|fino(?:\s+al?)?|até|tot|do|до|til|upp till|t\.o\.m\.|până(?: în| la)?|sampai|s\/d|έως|μέχρι|עד|đến|تا|حتى)\s+(?<date>20\p{Nd}{2}[./-]\p{Nd}{1,2}(?!\p{Nd})|(?:\p{Nd}{1,2}[./-]){0,2}(?:20)?\p{Nd}{2}(?!\p{Nd})|(?<month>\p{L}{3,}\.?)\s+(?:de\s+|d['’])?(?<year>20\p{Nd}{2}))`,
  'giu',
);
/** « Garanti Mart 2026'ya kadar »: « until » after the date. */
const WARRANTY_BEFORE =
  /(?<!\p{L})garanti(?:si)?\s+(?:(?<month>\p{L}{3,})\s+(?<year>20\p{Nd}{2})['’]?\p{L}{0,3}|(?<yearFirst>20\p{Nd}{2})\s+(?<monthBehind>\p{L}{3,})['’]?\p{L}{0,3}|(?<date>(?:\p{Nd}{1,2}[./])?20\p{Nd}{2})['’]?\p{L}{0,3})\s+kadar/giu;
const RUN_WARRANTY =
  /(?:保証期限|保証期間|保証は?|保修期?[至到]|质保[至到]|保固[至到]|보증(?:기간)?)\s*[:：]?\s*(?<date>20\d{2}\s?[年년]\s?\d{1,2}\s?[月월]|20\d{2}[./-]\d{1,2})/gu;
const HARVEST = new RegExp(
  String.raw`(?<!\p{L})(?:harvest|crop|ernte|récolte|cosecha|raccolto|colheita|oogst|zbi[óo]r\p{L}*|урожа\p{L}|врожай|hasat|skörd|sklizeň|recolta|محصول|حصاد)\s*[:：]?\s*(?:de\s+|del?\s+|von\s+|år\s+)?(?<year>20\p{Nd}{2})(?!\p{Nd})|(?<!\p{Nd})(?<before>20\p{Nd}{2})(?:\s+(?:harvest|crop)(?!\p{L})|年産|年产|년산)`,
  'giu',
);
/** The year of manufacture, if a word says so. */
const YEAR = new RegExp(
  [
    String.raw`(?<!\p{L})(?:baujahr|bj\.?|modell?jahr|modell?|model(?: year)?|modèle|modelo|modello|year|année|año|anno|ano|bouwjaar|rok produkcji|rocznik|rok výroby|год выпуска|модель|рік випуску|årsmodell|årgang|vuosimalli|gyártási év|anul|tahun|año de fabricación|سنة الصنع|موديل|שנת ייצור|سال ساخت|年式|연식)\s*[:：]?\s*(?:von\s|de\s|del\s|z\s|från\s)?(?<a>(?:19[5-9]|20[0-3])\p{Nd})(?![\p{Nd}.,]|\s?[wWvV](?!\p{L})|\s?(?:ml|mm|mAh|kg|g)(?!\p{L}))`,
    String.raw`(?<!\p{Nd})(?<b>20[0-3]\p{Nd})\s?(?:model(?!\p{L})|г\.\s?в|года выпуска|年式|年製|年モデル|年款|년식|년형|년 구매)`,
  ].join('|'),
  'giu',
);
const DECADE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:années|años|anni|anos|jaren|lata|lat|anii)\s+['’]?(?:19)?(?<a>[1-9]0)(?!\p{Nd})`,
    String.raw`(?<!\p{Nd})(?:19)(?<b>[1-9]0)['’]?s(?!\p{L})`,
    String.raw`(?<!\p{L})(?:the|early|late|mid)[\s-]['’]?(?<c>[1-9]0)['’]?s(?!\p{L})`,
    String.raw`(?<!\p{Nd})(?:19)?(?<d>[1-9]0)(?:er|iger)[\s-]?jahren?(?!\p{L})`,
    String.raw`(?<!\p{Nd})(?:19)?(?<e>[1-9]0)-(?:tal(?:et)?|luvu\p{L}*|erne)(?!\p{L})`,
    String.raw`(?<!\p{Nd})(?:19)?(?<f>[1-9]0)-?(?:х|е|ых|ті|их)\s+(?:годов|годы|год|років|роки)(?!\p{L})`,
    String.raw`(?<!\p{Nd})(?:19)?(?<g>[1-9]0)\.\s?let(?!\p{L})`,
    String.raw`(?<!\p{Nd})(?:19)?(?<h>[1-9]0)(?:年代|년대|['’](?:lar|ler|li))`,
  ].join('|'),
  'giu',
);
const MONTHS = 12;
const months = new Map<string, string[]>();

/** Full names of the months in a language, in order. */
function monthsOf(language: string): string[] {
  const known = months.get(language);
  if (known !== undefined) return known;
  const writer = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const names = Array.from({ length: MONTHS }, (_, at) =>
    (
      writer.formatToParts(new Date(Date.UTC(2024, at, 15))).find(({ type }) => type === 'month')?.value ?? ''
    ).toLocaleLowerCase(language),
  );
  months.set(language, names);
  return names;
}

const LEAST_STEM = 3;

/** « marzo 2027 » as « 03/2027 », which every language can read; null if it is not a month of the language. */
function inFigures(month: string, year: string, language: string): string | null {
  const stem = month.replace('.', '').toLocaleLowerCase(language).slice(0, LEAST_STEM);
  const at = monthsOf(language).findIndex((name) => name.startsWith(stem));
  return at < 0 ? null : `${String(at + 1).padStart(2, '0')}/${year}`;
}

/** Dates that are facts: end of a warranty, harvest year, decade of an antique, model year. */
export function readDates(text: string, language: string): Fact[] {
  const warranties = [WARRANTY, WARRANTY_BEFORE, RUN_WARRANTY]
    .flatMap((pattern) => Array.from(text.matchAll(pattern)))
    .map((match) => {
      const { date = '', yearFirst, monthBehind } = match.groups ?? {};
      const { month = monthBehind, year = yearFirst } = match.groups ?? {};
      const mark = month === undefined || year === undefined ? plainDate(date) : inFigures(month, year, language);
      return factOf('service.warranty-until', mark, match);
    });
  const harvests = Array.from(text.matchAll(HARVEST), (match) =>
    factOf('origin.harvest', match.groups?.['year'] ?? match.groups?.['before'] ?? null, match),
  );
  const decades = Array.from(text.matchAll(DECADE), (match) =>
    factOf('origin.decade', Object.values(match.groups ?? {}).find((one) => one !== undefined) ?? null, match),
  );
  const years = Array.from(text.matchAll(YEAR), (match) =>
    factOf('origin.year', match.groups?.['a'] ?? match.groups?.['b'] ?? null, match),
  );
  return [...warranties, ...harvests, ...decades, ...years.slice(0, 1)].filter((fact) => fact !== null);
}

/** « 06.2026 » as « 06/2026 »; a full date stays as typed. */
const plainDate = (date: string): string =>
  date
    .replace(
      /^(?<year>20\d{2})\s?[年년./-]\s?(?<month>\d{1,2})\s?[月월]?$/u,
      (_, year: string, month: string) => `${month.padStart(2, '0')}/${year}`,
    )
    .replaceAll(/[.-]/gu, '/');

function factOf(id: string, mark: string | null, match: RegExpExecArray): Fact | null {
  if (mark === null || mark === '') return null;
  const [start, end] = [match.index, match.index + match[0].length];
  const kind = id.slice(0, id.indexOf('.'));
  return { ...NO_FACT, id, kind, mark, start, end, source: match[0], confidence: 0.9 };
}
