import type { StyleId } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { pictureOf, type SampleProduct } from '../../features/showcase/sample-products.ts';
import { useProductWords } from '../../features/showcase/use-product-words.ts';
import { useContent } from '../../lib/content/use-content.ts';

const SHOWN = ['studio', 'lifestyle', 'benefit_overlay'] as const satisfies readonly StyleId[];

/** A photo and three of its pictures in a row. */
export function SmallSet({ product }: { product: SampleProduct }) {
  const { t } = useTranslation('styles');
  const { photo } = useContent('showcase');
  const { title, alt } = useProductWords()(product.id);
  const pictures = [
    { src: product.originalImage, alt, caption: photo },
    ...SHOWN.map((style) => {
      const caption = t(`${style}.name`);
      return { src: pictureOf(product, style), alt: `${title} – ${caption}`, caption };
    }),
  ];
  return (
    <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {pictures.map(({ src, alt: words, caption }) => (
        <li key={src}>
          <figure>
            <img
              src={src}
              alt={words}
              width={640}
              height={640}
              className="aspect-square w-full bg-sunken object-cover"
            />
            <figcaption className="placard mt-2">{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
