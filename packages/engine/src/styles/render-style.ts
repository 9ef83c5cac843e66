import type { PlacedText } from '../checks/verify-text.ts';
import { poseOf } from '../product/pose-of.ts';
import { longerSideOf } from '../stage/believe-size.ts';
import { chooseView } from '../page/choose-view.ts';
import { drawPicture } from '../page/draw-picture.ts';
import { backgroundTheme } from '../product/background-theme.ts';
import { type Page, pageOf } from '../type/page.ts';
import type { Picture } from '../page/picture.ts';
import { isSaidBulky, parseSize } from '../phrases/parse-size.ts';
import { type PreparedProduct, prepareProduct } from '../product/prepare-product.ts';
import type { RecipeContext, SceneTurn } from '../stage/recipe.ts';
import { shrinkSet } from '../stage/shrink-set.ts';
import { straightenProduct } from '../product/straighten-product.ts';
import { themeOf } from '../product/theme.ts';
import { recogniseKind } from '../goods/recognise-kind.ts';
import { frameOf, type UnitBox, wholeOf } from '../page/units.ts';
import type { CategoryId, StyleId } from '../identifiers.ts';
import type { Adjustment, Box, PictureOptions, Product, Raster, TextEdits, WordEdits } from '../model.ts';
import { phrasesOf } from '../phrases/index.ts';
import { chooseWords } from '../phrases/choose-words.ts';
import { editWords } from '../phrases/edit-words.ts';
import { unmarkLayers } from '../page/unmark-layers.ts';
import type { TextWish } from '../type/fit-text.ts';
import { measureRoom } from '../type/measure-room.ts';
import { settleInk } from '../page/settle-ink.ts';
import type { TextBlock } from '../page/text-block.ts';
import { isCardStyle, standAsCard } from '../whole/card-of-photo.ts';
import { composeWhole } from '../whole/index.ts';
import { allowedIn } from './freedoms.ts';
import { STYLES } from './index.ts';
import { withWholePhoto } from '../whole/with-whole-photo.ts';

/** The input of a style. The picture is the same at every size: `widthPx`/`heightPx` only set the resolution. */
export interface StyleInput {
  style: StyleId;
  /** 1–6; `products[0]` is the main one. */
  products: Product[];
  language: string;
  description: string;
  category: CategoryId | null;
  seed: number;
  words?: WordEdits | undefined;
  texts?: TextEdits | undefined;
  scene?: number | undefined;
  adjustment?: Adjustment | undefined;
  widthPx: number;
  heightPx: number;
  /** The size has its own proportions: the picture is composed again for them. */
  isFormed?: boolean | undefined;
}

/** A style's input without its size. */
export interface CompositionInput extends Omit<StyleInput, 'widthPx' | 'heightPx' | 'isFormed'> {
  /** Only the product will be drawn: the style's own page is composed, even if the product is cut off towards its words. */
  isAlone?: boolean;
}

/** A picture, and the place of the product in it. */
export interface StyleOutput {
  pixels: Raster;
  /** Box of the main product, picture pixels; null if no whole product is shown. */
  productBox: Box | null;
  /** Picture pixels per cut-out pixel; null if the product is turned in perspective or cropped. */
  placement: { scale: number } | null;
  /** Every text in the picture, in reading order. */
  texts: PlacedText[];
}

/** Draws one style at the given size. The size changes only the resolution, never the composition, unless `isFormed` is set. */
export async function renderStyle(input: StyleInput): Promise<StyleOutput> {
  const { widthPx, heightPx, seed } = input;
  const products = input.products.map(straightenProduct);
  const turned = products[0] !== input.products[0];
  const picture = await composeStyle({ ...input, products });
  const view = input.isFormed ? chooseView(picture, widthPx / heightPx) : null;
  const pixels = drawPicture(picture, widthPx, heightPx, seed, view);
  const window = view?.window ?? wholeOf(picture.frame);
  const scale = widthPx / window.w;
  const mark = picture.layers.find((layer) => layer.product)?.product;
  return {
    pixels,
    productBox: mark ? boxInPixels(mark.raster ?? mark.box, window, scale) : null,
    placement: mark?.unitsPerPixel && !turned ? { scale: mark.unitsPerPixel * scale } : null,
    texts: picture.layers.flatMap(({ text }) => (text ? [placedText(text, window, scale)] : [])),
  };
}

function placedText({ lines, bounds, ink }: TextBlock, window: UnitBox, scale: number): PlacedText {
  return { text: lines.map((line) => line.text).join(' '), box: boxInPixels(bounds, window, scale), ink };
}

function boxInPixels({ x, y, w, h }: UnitBox, window: UnitBox, scale: number): Box {
  return {
    left: Math.round((x - window.x) * scale),
    top: Math.round((y - window.y) * scale),
    width: Math.round(w * scale),
    height: Math.round(h * scale),
  };
}

/** Composes a picture without drawing it: measures the products, chooses and sets the words, fixes the inks. */
export async function composeStyle(input: CompositionInput): Promise<Picture> {
  const picture = await arrangeStyle(input);
  settleInk(picture);
  return picture;
}

/** The same before the inks are fixed, because fixing them needs the picture drawn small. */
export async function arrangeStyle(input: CompositionInput): Promise<Picture> {
  const context = contextOf(input);
  const compose = (page: Page, by: number) => composePage(input, { ...context, page, scene: { by, of: 1 } });
  const page = pageOf(context.frame, context.words.language, context.words.direction);
  const { texts = {}, scene = 0 } = input;
  const plain = await compose(page, scene);
  const edits = new Map(slotsOf(page).flatMap(([proposed], slot) => (texts[slot] ? [[proposed, texts[slot]]] : [])));
  if (edits.size === 0) return plain;
  return compose(pageOf(context.frame, context.words.language, context.words.direction, edits), scene);
}

/** What a seller may change in a picture: the proposed words, the space for them, and the sets. */
export async function listOptions(input: CompositionInput): Promise<PictureOptions> {
  const context = contextOf(input);
  const { language, direction } = context.words;
  const page = pageOf(context.frame, language, direction);
  const scene: SceneTurn = { by: input.scene ?? 0, of: 1 };
  await composePage(input, { ...context, page, scene });
  const { labels, topics } = phrasesOf(language);
  const usual = [...Object.values(labels), ...Object.values(topics)].join(' ');
  const texts = slotsOf(page).map(([proposed, wish]) => ({
    role: proposed === context.words.name ? ('name' as const) : (wish.role ?? 'label'),
    proposed,
    room: measureRoom(wish, usual),
  }));
  const sets = await Promise.all((scene.sets?.() ?? []).map(shrinkSet));
  return { language, direction, texts, scenes: scene.of, sets, varies: STYLES[input.style].varies ?? false };
}

/** The texts that a seller may edit, each once, in the order they were set; step numbers are not among them. */
const slotsOf = (page: Page): [string, TextWish][] => [...page.asked].filter(([words]) => /\p{L}/u.test(words));

/** The style's own recipe, or the one for a photo whose cut-out is too doubtful or shows too little of the product for the style. */
async function composePage(input: CompositionInput, context: RecipeContext): Promise<Picture> {
  const { style, isAlone = false } = input;
  if (!isAlone && isSawnOff(style, context)) return composePage(input, withWholePhoto(style, context));
  if (context.main.product.about === undefined) return STYLES[style].compose(context);
  if (!isCardStyle(style)) return composeWhole(style, context);
  const picture = await STYLES[style].compose(standAsCard(context));
  // Nothing is measured or moved: the card is not the product.
  return { ...picture, layers: unmarkLayers(picture.layers) };
}

/** Whether the style would show a product that its photo cut off at a side as if sawn off. */
function isSawnOff(style: StyleId, context: RecipeContext): boolean {
  const { cutBeside, product } = context.main;
  if (cutBeside === undefined || product.about !== undefined) return false;
  const { isOpenBeside = false } = STYLES[style];
  return typeof isOpenBeside === 'function' ? !isOpenBeside(context) : !isOpenBeside;
}

function contextOf(input: CompositionInput): Omit<RecipeContext, 'page' | 'scene'> {
  const { width, height } = STYLES[input.style];
  const { category, description, seed } = input;
  const kind = recogniseKind(description, input.language, category);
  const hand = input.adjustment && allowedIn(input.style, input.adjustment);
  const isBulky = isSaidBulky(description);
  const products = input.products.map((product): PreparedProduct => {
    const prepared = prepareProduct(product);
    return { ...prepared, ...poseOf(prepared, kind, isBulky), ...(hand && { hand }) };
  });
  const [main] = products;
  if (!main) throw new RangeError('A picture needs a product');
  const frame = frameOf(width, height);
  const words = editWords(chooseWords(description, input.language, category), input.words);
  const longerM = longerSideOf(main, category, parseSize(description), kind);
  const ground = hand?.ground ?? null;
  const own = themeOf(main.palette);
  const theme = ground === null ? own : backgroundTheme(own, ground);
  return { main, products, words, theme, ground, frame, category, kind, description, longerM, seed };
}
