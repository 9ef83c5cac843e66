import { useContent } from '../../lib/content/use-content.ts';

/** What a sample product is called, and its photo in words. */
export function useProductWords(): (id: string) => { title: string; alt: string } {
  const { products } = useContent('showcase');
  return (id) => products.find((product) => product.id === id) ?? { title: id, alt: '' };
}
