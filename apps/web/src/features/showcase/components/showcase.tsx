import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useContent } from '../../../lib/content/use-content.ts';
import { Button } from '../../../ui/button.tsx';
import { SAMPLE_PRODUCTS } from '../sample-products.ts';
import { ProductStage } from './product-stage.tsx';

/** Our sample products, each with its photo; the styles rotate until the reader pauses them. */
export function Showcase() {
  const { title, lead, pause, play, all } = useContent('landing').showcase;
  const [paused, setPaused] = useState(false);
  const Icon = paused ? Play : Pause;
  return (
    <section id="showcase" aria-labelledby="showcase-title" className="border-t border-line">
      <div className="page-width py-7 md:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div>
            <h2 id="showcase-title" className="headline text-3xl md:text-5xl">
              {title}
            </h2>
            <p className="mt-4 max-w-prose text-lg text-muted">{lead}</p>
          </div>
          <Button look="quiet" className="-ms-5 motion-reduce:hidden" onClick={() => setPaused(!paused)}>
            <Icon aria-hidden size={16} />
            {paused ? play : pause}
          </Button>
        </div>
        <div className="mt-12 grid gap-x-10 gap-y-16 max-sm:-mx-4 max-sm:mt-8 max-sm:snap-x max-sm:snap-proximity max-sm:scroll-px-4 max-sm:auto-cols-[88%] max-sm:grid-flow-col max-sm:gap-x-4 max-sm:overflow-x-auto max-sm:px-4 md:grid-cols-2 lg:gap-x-16">
          {SAMPLE_PRODUCTS.map((product, index) => (
            <ProductStage key={product.id} product={product} index={index} paused={paused} />
          ))}
        </div>
        <p className="mt-12">
          <Link to="/gallery" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {all}
          </Link>
        </p>
      </div>
    </section>
  );
}
