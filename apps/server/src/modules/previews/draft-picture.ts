import { AppError, DEFAULT_STYLE_IDS, type DraftPicture, type InterfaceLocale, type StyleId } from '@vitrine/contract';
import { styles as catalogue } from '@vitrine/engine/catalogue';
import type { RenderRequest } from '@vitrine/engine/model';
import type { Caller } from '../../ports/caller.ts';
import { checkJobInput, findJobInput } from '../jobs/index.ts';
import type { PhotoRow } from '../photos/index.ts';
import { loadSmallProducts } from './load-small-products.ts';
import { wishOf } from './make-previews.ts';
import { inOrder } from './plan-previews.ts';
import type { PreviewsParts } from './previews-parts.ts';

/** The viewer of one draft picture, and the viewer's language. */
export interface DraftAsked {
  caller: Caller;
  locale: InterfaceLocale;
}

/**
 * The render request for one picture of an unpaid set, as for its proof, and the photo it uses.
 * @throws AppError invalid_input, no_product_found, picture_not_ready if no photo has a cut-out yet
 */
export async function draftPicture(
  { db, storage }: Pick<PreviewsParts, 'db' | 'storage'>,
  { caller, locale }: DraftAsked,
  body: DraftPicture,
): Promise<{ request: RenderRequest; main: PhotoRow }> {
  checkJobInput(body, locale);
  const { style } = body;
  const { photos, focus } = await db.transaction((tx) => findJobInput(tx, { userId: caller.account, locale }, body));
  const ready = inOrder(photos, focus).filter(({ cutout }) => cutout.status === 'ready');
  const [main] = ready;
  if (main === undefined) throw new AppError('picture_not_ready');
  const all: readonly StyleId[] = body.styles ?? DEFAULT_STYLE_IDS;
  const products = loadSmallProducts(storage, ready, style);
  const scene = body.looks?.[style]?.scene ?? 0;
  return {
    request: { ...wishOf(body), style, products, scene, seed: Math.max(0, all.indexOf(style)) + 1, size: 'proof' },
    main,
  };
}

/** Longer side of a style's final, in pixels. */
export function finalSidePx(style: StyleId): number {
  const { width = 0, height = 0 } = catalogue.find(({ id }) => id === style) ?? {};
  return Math.max(width, height);
}
