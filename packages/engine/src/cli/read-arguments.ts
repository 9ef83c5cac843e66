import { parseArgs } from 'node:util';
import { styles, textLanguages } from '../catalogue.ts';
import { CATEGORY_IDS, type CategoryId, DEFAULT_STYLE_IDS, type StyleId } from '../identifiers.ts';

/** What the command line asks for. */
export interface Wish {
  /** Photos of one product, or folders. */
  paths: string[];
  language: string;
  description: string;
  category: CategoryId | null;
  /** File with description and category for each folder; null: those above are everyone's. */
  labels: string | null;
  /** Use the mask.png beside each photo instead of the network. */
  masks: boolean;
  out: string;
  styles: StyleId[];
  /** Only the contact sheet, from previews. */
  sheetOnly: boolean;
  seed: number;
  threads: number;
}

/** A message for the user; ends the program with status 2. */
export class UsageError extends Error {}

export const HELP = `Turns product photos into twenty marketing pictures.

  npm run photos -- PHOTO... [options]
  npm run photos -- FOLDER... [options]

  PHOTO...                 one to six photos of one product (JPEG, PNG or WebP); the first is the main one
  FOLDER...                folders of photos, one per product, or a folder of such folders; files named mask… are skipped
  --out DIR                folder for the pictures (default: ./pictures)
  --language CODE          language of the texts: ${textLanguages.map(({ code }) => code).join(', ')} (default: en)
  --description TEXT       what the product is; the texts on the pictures are taken from it
  --category ID            ${CATEGORY_IDS.slice(0, 8).join(', ')},
                           ${CATEGORY_IDS.slice(8).join(', ')}
  --labels FILE            JSON with { "category": …, "description": … } by folder name, instead of the above
  --masks                  use the mask.png beside each photo (white: product) instead of the network, to judge composition alone
  --styles A,B             only these styles (default: all twenty)
  --all                    also the ten further styles
  --sheet                  only the contact sheet, from previews
  --seed NUMBER            another seed changes random details (default: 1)
  --threads NUMBER         pictures rendered at a time (default: 2)
  --help                   this text

Writes one JPEG per style, named after product and style, and contact-sheet.jpg; for a folder into a folder of its name,
with --sheet one sheet per product, named after its folder.`;

/** A job's twenty styles first, then the others. */
const DEFAULTS: ReadonlySet<string> = new Set(DEFAULT_STYLE_IDS);

const OPTIONS = {
  out: { type: 'string', default: 'pictures' },
  language: { type: 'string', default: 'en' },
  description: { type: 'string', default: '' },
  category: { type: 'string' },
  labels: { type: 'string' },
  masks: { type: 'boolean', default: false },
  styles: { type: 'string' },
  all: { type: 'boolean', default: false },
  sheet: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string', default: '2' },
  help: { type: 'boolean', default: false },
} as const;

/** Parses the command line; null requests help. Throws UsageError with a message that suggests a correction. */
export function readArguments(args: readonly string[]): Wish | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  if (positionals.length === 0) throw new UsageError('Name at least one photo: npm run photos -- photo.jpg');
  const language = textLanguages.find(({ code }) => code === values.language);
  if (!language)
    throw new UsageError(
      oneOf(
        'language',
        values.language,
        textLanguages.map(({ code }) => code),
      ),
    );
  return {
    paths: positionals,
    language: language.code,
    description: values.description,
    category: categoryOf(values.category),
    labels: values.labels ?? null,
    masks: values.masks,
    out: values.out,
    styles: stylesOf(values.styles, values.all),
    sheetOnly: values.sheet,
    seed: wholeNumber('seed', values.seed, 0, 2 ** 31),
    threads: wholeNumber('threads', values.threads, 1, 64),
  };
}

function parse(
  args: readonly string[],
): ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>> {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}\nSee npm run photos -- --help`, {
      cause,
    });
  }
}

function categoryOf(value: string | undefined): CategoryId | null {
  if (value === undefined) return null;
  const category = CATEGORY_IDS.find((id) => id === value);
  if (!category) throw new UsageError(oneOf('category', value, CATEGORY_IDS));
  return category;
}

function stylesOf(value: string | undefined, all: boolean): StyleId[] {
  const ids = styles.map(({ id }) => id);
  if (value === undefined) return all ? ids : ids.filter((id) => DEFAULTS.has(id));
  return value.split(',').map((name) => {
    const id = ids.find((one) => one === name.trim());
    if (!id) throw new UsageError(oneOf('style', name, ids));
    return id;
  });
}

function wholeNumber(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new UsageError(`--${name} takes a whole number from ${least} to ${most}, not "${value}".`);
}

function oneOf(name: string, value: string, known: readonly string[]): string {
  return `There is no ${name} "${value}". Known: ${known.join(', ')}.`;
}
