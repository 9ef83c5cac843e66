import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { StyleId } from '@vitrine/contract/limits';
import { useContent } from '../../../lib/content/use-content.ts';
import type { SampleProduct } from '../sample-products.ts';
import type { Shown } from '../use-gallery-filter.ts';
import { useProductWords } from '../use-product-words.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import { OriginalPhoto } from './original-photo.tsx';

// Each section is its own boundary, so that a prerendered page hydrates them one at a time: eighty pictures at once would block a
// slow phone.

export interface WallProps {
  products: readonly SampleProduct[];
  styles: readonly StyleId[];
  onView: (shown: Shown) => void;
}

/** Product by product: its photo, and beside it all that was made of it. */
export function ProductWall({ products, styles, onView }: WallProps) {
  const { t } = useTranslation(['styles', 'categories']);
  const { photo } = useContent('showcase');
  const nameOf = useProductWords();
  return products.map((product) => (
    <Suspense key={product.id}>
      <section
        aria-labelledby={`product-${product.id}`}
        className="grid gap-x-16 gap-y-8 border-t border-ink pt-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      >
        <div className="grid content-start gap-6 lg:sticky lg:top-8 lg:self-start">
          <div>
            <h2 id={`product-${product.id}`} className="headline text-3xl">
              {nameOf(product.id).title}
            </h2>
            <p className="placard mt-1">{t(`categories:${product.category}`)}</p>
          </div>
          <OriginalPhoto product={product} caption={photo} />
        </div>
        <ul className="grid grid-cols-2 content-start gap-x-4 gap-y-8 md:grid-cols-3">
          {styles.map((style) => (
            <li key={style}>
              <GalleryPicture shown={{ product, style }} caption={t(`styles:${style}.name`)} onView={onView} />
            </li>
          ))}
        </ul>
      </section>
    </Suspense>
  ));
}

/** Style by style, with every product. */
export function StyleWall({ products, styles, onView }: WallProps) {
  const { t } = useTranslation('styles');
  const nameOf = useProductWords();
  return styles.map((style) => (
    <Suspense key={style}>
      <section aria-labelledby={`style-${style}`} className="grid gap-6 border-t border-line pt-6">
        <div>
          <h2 id={`style-${style}`} className="headline text-2xl">
            {t(`${style}.name`)}
          </h2>
          <p className="mt-1 text-muted">{t(`${style}.description`)}</p>
        </div>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
          {products.map((product) => (
            <li key={product.id}>
              <GalleryPicture shown={{ product, style }} caption={nameOf(product.id).title} onView={onView} />
            </li>
          ))}
        </ul>
      </section>
    </Suspense>
  ));
}
