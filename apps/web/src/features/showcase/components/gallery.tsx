import { lazy, Suspense, useState } from 'react';
import { useGalleryFilter, type Shown } from '../use-gallery-filter.ts';
import { GalleryFilter } from './gallery-filter.tsx';
import { ProductWall, StyleWall } from './walls.tsx';

const PictureDialog = lazy(() => import('./picture-dialog.tsx'));

/** All sample pictures, grouped by product or by style, with filters and a large view. */
export function Gallery({ by }: { by: 'product' | 'style' }) {
  const filter = useGalleryFilter();
  const { products, styles } = filter;
  const [open, setOpen] = useState<Shown | null>(null);
  const hung: Shown[] =
    by === 'product'
      ? products.flatMap((product) => styles.map((style) => ({ product, style })))
      : styles.flatMap((style) => products.map((product) => ({ product, style })));
  const move = (steps: number) => {
    const at = hung.findIndex(({ product, style }) => product === open?.product && style === open.style);
    setOpen(hung[(at + steps + hung.length) % hung.length] ?? null);
  };
  const Wall = by === 'product' ? ProductWall : StyleWall;
  return (
    <>
      <GalleryFilter {...filter} />
      <Wall products={products} styles={styles} onView={setOpen} />
      <Suspense>{open && <PictureDialog shown={open} onMove={move} onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
}
