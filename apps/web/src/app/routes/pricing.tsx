import { PLAN_IDS } from '@vitrine/contract/prices';
import { usePlans } from '../../features/payments/api/use-plans.ts';
import type { ShopCatalogue } from '../../features/payments/fallback-catalogue.ts';
import { PageHead } from '../../features/site/components/page-head.tsx';
import { PlanOffer } from '../../features/site/components/plan-offer.tsx';
import { PricingNotes, SmallOffers } from '../../features/site/components/pricing-notes.tsx';
import { StructuredData } from '../../features/site/components/structured-data.tsx';
import { withFacts } from '../../lib/content/operator.ts';
import { useContent } from '../../lib/content/use-content.ts';
import { formatPrice } from '../../lib/format-price.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { addressIn } from '../../lib/page-address.ts';
import { PUBLIC_ORIGIN } from '../../lib/public-origin.ts';
import { useSignedIn } from '../../lib/session/use-signed-in.ts';
import { PageTitle } from '../shell/page-title.tsx';

function Offers({ catalogue }: { catalogue: ShopCatalogue }) {
  const { description, onceTitle } = useContent('pricing');
  const { locale } = useLanguage();
  const offers = [
    ...PLAN_IDS.map((id) => ({ name: catalogue.plans[id].name, price: catalogue.plans[id].price })),
    { name: onceTitle, price: catalogue.one_time.price },
  ].map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: catalogue.currency,
    url: addressIn(locale, '/pricing'),
    availability: 'https://schema.org/InStock',
  }));
  return (
    <StructuredData
      type="Product"
      facts={{ name: 'Vitrine', description, image: `${PUBLIC_ORIGIN}/share.jpg`, offers }}
    />
  );
}

/** Public prices; buying happens in the shop itself. */
export default function Pricing() {
  const { title, description, lead } = useContent('pricing');
  const { locale } = useLanguage();
  const { catalogue } = usePlans();
  const signedIn = useSignedIn();
  const price = (amount: number) => formatPrice(locale, amount, catalogue.currency);
  return (
    <div className="page-width grid gap-12 py-12 md:gap-16 md:py-20">
      <PageTitle title={title} description={description} />
      <Offers catalogue={catalogue} />
      <PageHead title={title} lead={withFacts(lead)} />
      <div className="grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
        {PLAN_IDS.map((id) => (
          <PlanOffer key={id} id={id} plan={catalogue.plans[id]} price={price} />
        ))}
      </div>
      <SmallOffers price={price(catalogue.one_time.price)} signedIn={signedIn} />
      <PricingNotes />
    </div>
  );
}
