import { pageOf } from '../compose/page.ts';
import { frameOf, type Picture } from '../compose/picture.ts';
import { prepareProduct } from '../compose/prepare-product.ts';
import { themeOf } from '../compose/theme.ts';
import { chooseWords } from '../phrases/choose-words.ts';
import { settleInk } from '../type/settle-ink.ts';
import { STYLES } from './index.ts';
import type { StyleInput } from './render-style.ts';

/** Makes up a picture without drawing it: products measured, words chosen and set, inks settled. */
export async function composeStyle(input: Omit<StyleInput, 'widthPx' | 'heightPx'>): Promise<Picture> {
  const style = STYLES[input.style];
  const products = input.products.map(prepareProduct);
  const [main] = products;
  if (!main) throw new RangeError('A picture needs a product');
  const frame = frameOf(style.width, style.height);
  const words = chooseWords(input.description, input.language, input.category);
  const picture = await style.compose({
    main,
    products,
    words,
    theme: themeOf(main.palette),
    page: pageOf(frame, words.language, words.direction),
    frame,
    category: input.category,
    seed: input.seed,
  });
  settleInk(picture);
  return picture;
}
