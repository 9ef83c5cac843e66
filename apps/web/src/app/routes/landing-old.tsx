import { Link } from 'react-router';
import { usePlans } from '../../features/payments/api/use-plans.ts';
import { PageHead } from '../../features/site/components/page-head.tsx';
import { SAMPLE_PRODUCTS } from '../../features/showcase/sample-products.ts';
import { withFacts } from '../../lib/content/operator.ts';
import { useContent } from '../../lib/content/use-content.ts';
import { formatPrice } from '../../lib/format-price.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { SmallSet } from '../landing/small-set.tsx';

/** The older start page: no account, one payment, twenty pictures. */
export default function OlderLanding() {
  const { title, description, lead, once, start, stepsTitle, points, note } = useContent('older');
  const { locale } = useLanguage();
  const { catalogue } = usePlans();
  return (
    <div className="page-width grid gap-16 py-12 md:gap-20 md:py-20">
      <PageTitle title={title} description={description} />
      <PageHead title={title} lead={withFacts(lead)}>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="font-display text-4xl tabular-nums">
            {formatPrice(locale, catalogue.one_time.price, catalogue.currency)}
          </bdi>
          <span className="text-muted">{withFacts(once)}</span>
        </p>
        <Button asChild look="next" size="large" className="justify-self-start max-sm:w-full">
          <Link to="/generate">{start}</Link>
        </Button>
      </PageHead>
      {SAMPLE_PRODUCTS.slice(0, 1).map((product) => (
        <SmallSet key={product.id} product={product} />
      ))}
      <section aria-labelledby="steps" className="grid gap-6">
        <h2 id="steps" className="headline text-xl sm:text-2xl md:text-3xl">
          {stepsTitle}
        </h2>
        <ol className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {points.map((point, index) => (
            <li key={point} className="border-t border-ink pt-4">
              <span aria-hidden className="font-display text-3xl tabular-nums">
                {index + 1}
              </span>
              <p className="mt-3">{withFacts(point)}</p>
            </li>
          ))}
        </ol>
        <p className="max-w-[60ch] text-muted">{note}</p>
      </section>
    </div>
  );
}
