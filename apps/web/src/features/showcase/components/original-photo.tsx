import type { SampleProduct } from '../sample-products.ts';
import { useProductWords } from '../use-product-words.ts';

interface Props {
  product: SampleProduct;
  caption: string;
  /** Cropped to a square and lazy-loaded, like the pictures beside it, which are below the fold of the start page. */
  square?: boolean;
}

/** The photo that a sample's pictures were made from. */
export function OriginalPhoto({ product, caption, square = false }: Props) {
  const { alt } = useProductWords()(product.id);
  return (
    <figure>
      <span className={`block bg-sunken ${square ? 'aspect-square' : 'aspect-4/3'}`}>
        <img
          src={square ? product.originalSmall : product.originalImage}
          alt={alt}
          width={900}
          height={675}
          loading="lazy"
          decoding="async"
          className={`size-full object-cover ${square ? 'until-painted' : ''}`}
        />
      </span>
      <figcaption className="placard mt-2">{caption}</figcaption>
    </figure>
  );
}
