import type { CreateJobBody, Photo } from '@vitrine/contract';
import type { CategoryId, StyleId } from '@vitrine/contract/limits';
import { readChoice } from '../../features/jobs/choice/style-choice.ts';
import { areTooLong, type OwnWords, wordsToSend } from '../../features/previews/own-words.ts';
import type { Uploads } from '../../features/photos/api/use-uploads.ts';

/** The seller's settings of a set, without photos. */
export interface Settings {
  focus: readonly string[];
  /** Null until chosen: the interface language is used. */
  language: string | null;
  description: string;
  category: CategoryId | null;
  /** Null: the default styles. */
  styles: readonly StyleId[] | null;
  /** The seller's own words on the pictures. */
  texts: OwnWords;
  /** The seller's arrangement of pictures of the photo `of`; it is not valid for another product. */
  looks: { of: string | null; by: Looks };
}
export type Looks = NonNullable<CreateJobBody['looks']>;

type Chosen = Pick<Photo, 'id'> & { cutout: Pick<Photo['cutout'], 'rank'> };

/** The main photo, as the engine chooses it: focus photos come first, then the most trusted cut-outs; null without photos. */
export function mainOf(focus: readonly string[], photos: readonly Chosen[]): string | null {
  const focused = photos.filter(({ id }) => focus.includes(id));
  const asked = focused.length > 0 ? focused : photos;
  const [main] = asked.toSorted((one, other) => one.cutout.rank - other.cutout.rank);
  return main?.id ?? null;
}

/** The request body for a set; previews and pictures use the same. */
export function bodyOf(settings: Settings, { photos, locale }: { photos: readonly Chosen[]; locale: string }) {
  const ids = photos.map(({ id }) => id);
  const description = settings.description.trim();
  const styles = readChoice(settings.styles);
  const texts = wordsToSend(settings.texts);
  const focus = settings.focus.filter((id) => ids.includes(id));
  const looks = settings.looks.of === mainOf(focus, photos) ? settings.looks.by : {};
  return {
    image_ids: ids,
    focus_images: focus,
    language: settings.language ?? locale,
    ...(description !== '' && { product_description: description }),
    ...(settings.category !== null && { category: settings.category }),
    ...(styles !== null && { styles: [...styles] }),
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(Object.keys(looks).length > 0 && { looks }),
  } satisfies CreateJobBody;
}

type Obstacle = 'photos' | 'uploads' | 'words';

/** What prevents the start of a set, apart from payment. */
export function obstacleOf(
  { entries }: Uploads,
  { image_ids: ids, texts = {}, language }: CreateJobBody,
): Obstacle | null {
  if (entries.some(({ status }) => status === 'uploading')) return 'uploads';
  if (ids.length === 0) return 'photos';
  return areTooLong(texts, language) ? 'words' : null;
}
