import {
  AppError,
  DEFAULT_STYLE_IDS,
  type InterfaceLocale,
  type PreviewEvents,
  type PreviewsBody,
} from '@vitrine/contract';
import { wordsOfStyle } from '@vitrine/engine/catalogue';
import { EngineError } from '@vitrine/engine/model';
import { translate } from '@vitrine/messages';
import type { PhotoRow } from '../photos/index.ts';
import { awaitCutouts, isPending } from './await-cutouts.ts';
import { loadSmallProducts } from './load-small-products.ts';
import { inOrder, planPreviews } from './plan-previews.ts';
import type { PreviewsParts } from './previews-parts.ts';
import { takeTurns } from './take-turns.ts';

/** Pictures of one set in the queue at once: limited so that others get a turn. */
export const AT_ONCE = 4;

export interface PreviewRequest {
  userId: string;
  locale: InterfaceLocale;
  body: PreviewsBody;
  photos: PhotoRow[];
  focus: ReadonlySet<string>;
  /** Called with unexpected errors; the picture counts as failed. */
  onError: (error: unknown) => void;
}

type Names = keyof PreviewEvents;
/** One event of the stream; the contract defines its data. */
export type PreviewEvent = { [Name in Names]: { event: Name; data: PreviewEvents[Name] } }[Names];

/**
 * Yields every picture of a set that the caller does not have as a proof, until all are made or `signal` aborts. Nothing is
 * stored.
 */
export async function* makePreviews(
  parts: PreviewsParts,
  request: PreviewRequest,
  signal: AbortSignal,
): AsyncGenerator<PreviewEvent> {
  const { photos, focus, locale } = request;
  const styles = request.body.styles ?? DEFAULT_STYLE_IDS;
  yield { event: 'begin', data: { total: styles.length, waiting: photos.some(isPending) } };
  try {
    const photoIds = inOrder(photos, focus).map(({ id }) => id);
    const ready = await awaitCutouts(parts.db, { userId: request.userId, photoIds }, signal);
    const leftOut = photoIds.filter((id) => !ready.some((photo) => photo.id === id));
    if (leftOut.length > 0) yield { event: 'left_out', data: { image_ids: leftOut } };
    // Only now is it known which cut-outs are trusted.
    yield* makeAll(parts, request, inOrder(ready, focus), signal);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof AppError)) throw error;
    yield { event: 'ended', data: { code: error.code, detail: translate(locale, `errors.${error.code}`) } };
  }
}

async function* makeAll(
  { storage, proofs }: PreviewsParts,
  { body, locale, onError }: PreviewRequest,
  photos: PhotoRow[],
  signal: AbortSignal,
): AsyncGenerator<PreviewEvent> {
  const count = { made: 0, failed: 0 };
  const { made, kept } = planPreviews(body, photos);
  if (kept.length > 0) yield { event: 'kept', data: { styles: kept } };
  const tasks = made.map(({ style, seed, look, key }) => async (): Promise<PreviewEvent | null> => {
    try {
      const products = loadSmallProducts(storage, photos, style);
      const request = { ...wishOf(body), ...look, style, products, seed };
      const { bytes, width, height } = await proofs.makeProof(request, signal);
      const data = Buffer.from(bytes).toString('base64');
      const words = wordsOfStyle(style, products[0]?.isWhole);
      return { event: 'picture', data: { style, key, words, width, height, media_type: 'image/webp', data } };
    } catch (error) {
      if (signal.aborted) return null;
      if (!(error instanceof EngineError)) onError(error);
      const code = error instanceof EngineError ? error.code : 'internal_error';
      return { event: 'failed', data: { style, code, detail: translate(locale, `errors.${code}`) } };
    }
  });
  for await (const event of takeTurns(tasks, AT_ONCE)) {
    if (signal.aborted) return;
    if (event === null) continue;
    count[event.event === 'picture' ? 'made' : 'failed'] += 1;
    yield event;
  }
  yield { event: 'done', data: count };
}

/** The inputs of a set's pictures, in the page's format. */
export const wishOf = ({ language, product_description: description = '', category, texts }: PreviewsBody) =>
  ({ language, description, category: category ?? null, words: texts, format: 'webp' }) as const;
