import { useTranslation } from 'react-i18next';
import type { StyleId } from '@vitrine/contract/limits';
import { useContent } from '../../../lib/content/use-content.ts';
import { pictureOf, SHOWN_STYLES, thumbnailOf, type SampleProduct } from '../sample-products.ts';
import { useCycle } from '../use-cycle.ts';
import { useProductWords } from '../use-product-words.ts';
import { OriginalPhoto } from './original-photo.tsx';
import { StyleStrip } from './style-strip.tsx';

interface Props {
  product: SampleProduct;
  index: number;
  paused: boolean;
}

/** One style large, over its thumbnail until it has loaded. */
function Picture({ product, style, alt }: { product: SampleProduct; style: StyleId; alt: string }) {
  return (
    <div className="aspect-square bg-sunken">
      <div
        className="until-painted size-full bg-contain bg-center bg-no-repeat"
        style={{ backgroundImage: `url(${thumbnailOf(product, style)})` }}
      >
        <img
          key={style}
          src={pictureOf(product, style)}
          alt={alt}
          width={640}
          height={640}
          loading="lazy"
          decoding="async"
          className="size-full animate-[appear_250ms] object-contain"
        />
      </div>
    </div>
  );
}

/** A photo, and beside it its pictures one style after the other. */
export function ProductStage({ product, index, paused }: Props) {
  const { t } = useTranslation(['styles', 'categories']);
  const { photo } = useContent('landing').showcase;
  const { title } = useProductWords()(product.id);
  const { ref, at, show } = useCycle(SHOWN_STYLES.length, index, paused);
  const style = SHOWN_STYLES[at] ?? 'white_bg';
  const name = t(`styles:${style}.name`);
  return (
    <article ref={ref} aria-label={title} className="min-w-0 snap-start">
      <header className="flex items-baseline justify-between gap-4 border-t border-ink pt-3">
        <h3 className="headline text-xl">{title}</h3>
        <p className="placard">{t(`categories:${product.category}`)}</p>
      </header>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] items-end gap-3">
        <OriginalPhoto product={product} caption={photo} square />
        <figure>
          <Picture product={product} style={style} alt={`${title} – ${name}`} />
          <figcaption className="placard mt-2 truncate">{name}</figcaption>
        </figure>
      </div>
      <div className="mt-4 -ms-1 sm:-ms-2">
        <StyleStrip product={product} at={at} onShow={show} />
      </div>
    </article>
  );
}
