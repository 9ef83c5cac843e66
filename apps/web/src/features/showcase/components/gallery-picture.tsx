import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../../lib/content/use-content.ts';
import { pictureOf } from '../sample-products.ts';
import type { Shown } from '../use-gallery-filter.ts';
import { useProductWords } from '../use-product-words.ts';

interface Props {
  shown: Shown;
  /** What is written under it. */
  caption: string;
  onView: (shown: Shown) => void;
}

/** One picture; without script its link leads to the file. */
export function GalleryPicture({ shown, caption, onView }: Props) {
  const { t } = useTranslation('styles');
  const { view } = useContent('showcase');
  const { title } = useProductWords()(shown.product.id);
  const src = pictureOf(shown.product, shown.style);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onView(shown);
  };
  return (
    <figure>
      <a href={src} onClick={open} className="group block cursor-zoom-in">
        <span className="block aspect-square bg-sunken">
          <img
            src={src}
            alt={`${title} – ${t(`${shown.style}.name`)}`}
            width={640}
            height={640}
            loading="lazy"
            decoding="async"
            className="size-full object-contain max-md:until-painted"
          />
        </span>
        <span className="mt-2 flex items-baseline justify-between gap-3 text-sm">
          <span className="min-w-0">{caption}</span>
          <span className="text-muted underline underline-offset-4 group-hover:text-ink">{view}</span>
        </span>
      </a>
    </figure>
  );
}
