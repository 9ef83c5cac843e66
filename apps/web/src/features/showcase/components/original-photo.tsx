import type { SampleProduct } from '../sample-products.ts';
import { useProductWords } from '../use-product-words.ts';

interface Props {
  product: SampleProduct;
  caption: string;
  /** Cut to a square, as the pictures beside it are. */
  square?: boolean;
}

/** The photo that a sample's pictures were made from. */
export function OriginalPhoto({ product, caption, square = false }: Props) {
  const { alt } = useProductWords()(product.id);
  return (
    <figure>
      <img
        src={square ? product.originalSmall : product.originalImage}
        alt={alt}
        width={900}
        height={675}
        loading="lazy"
        decoding="async"
        className={`w-full bg-sunken ${square ? 'aspect-square object-cover' : ''}`}
      />
      <figcaption className="placard mt-2">{caption}</figcaption>
    </figure>
  );
}
