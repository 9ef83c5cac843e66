import {
  CATEGORY_IDS,
  DEFAULT_STYLE_IDS,
  type GalleryItem,
  type InterfaceLocale,
  type StyleId,
} from '@vitrine/contract';
import { type MessageKey, translate } from '@vitrine/messages';
import { showcase } from '@vitrine/scenes';
import { type GalleryFile, pictureName } from './gallery-files.ts';

/** The examples with their pictures in set order, named in `locale`. */
export function listGallery(files: ReadonlyMap<string, GalleryFile>, locale: InterfaceLocale): GalleryItem[] {
  return showcase.map(({ id, category, picturePaths }) => {
    const say = (what: 'title' | 'alt') => translate(locale, `showcase.${id}.${what}` as MessageKey);
    const variationOf = (style: StyleId) => {
      const title = translate(locale, `styles.${style}.name`);
      return { style, title, ...pictureOf(files, id, style) };
    };
    return {
      id,
      title: say('title'),
      category: CATEGORY_IDS.find((known) => known === category) ?? 'home',
      original: { ...pictureOf(files, id, 'original'), alt: say('alt') },
      variations: DEFAULT_STYLE_IDS.filter((style) => picturePaths.has(style)).map(variationOf),
    };
  });
}

function pictureOf(files: ReadonlyMap<string, GalleryFile>, product: string, picture: string) {
  const name = pictureName(product, picture);
  const file = files.get(name);
  if (file === undefined) throw new Error(`the gallery has no picture ${name}`);
  return { url: `/api/gallery/${name}.webp?v=${file.hash}`, width: file.width, height: file.height };
}
