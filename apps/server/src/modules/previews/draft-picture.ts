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

/** Who looks at one picture of a set before it is paid for, and in which language they read. */
export interface DraftAsked {
  caller: Caller;
  locale: InterfaceLocale;
}

/**
 * What is asked of the engine for one picture of a set that is not paid for, as its proof is made, and the photo that it is made of.
 * @throws AppError invalid_input, no_product_found, picture_not_ready while no photo has a cut-out
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
  const products = loadSmallProducts(storage, ready);
  const scene = body.looks?.[style]?.scene ?? 0;
  return {
    request: { ...wishOf(body), style, products, scene, seed: Math.max(0, all.indexOf(style)) + 1, size: 'proof' },
    main,
  };
}

/** Pixels of a style's final, longer side. */
export function finalSidePx(style: StyleId): number {
  const { width = 0, height = 0 } = catalogue.find(({ id }) => id === style) ?? {};
  return Math.max(width, height);
}
