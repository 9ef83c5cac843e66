import { Features } from '../../features/landing/components/features.tsx';
import { Fidelity } from '../../features/landing/components/fidelity.tsx';
import { FinalCall } from '../../features/landing/components/final-call.tsx';
import { Problem } from '../../features/landing/components/problem.tsx';
import { ProductTypes } from '../../features/landing/components/product-types.tsx';
import { SampleSet } from '../../features/landing/components/sample-set.tsx';
import { usePlans } from '../../features/payments/api/use-plans.ts';
import { Showcase } from '../../features/showcase/components/showcase.tsx';
import { formatPrice } from '../../lib/format-price.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { Prices } from './prices.tsx';
import { AskedOften, Voices } from './voices.tsx';

/** Everything below the fold of the start page. */
export default function LowerPart() {
  const { locale } = useLanguage();
  const { catalogue } = usePlans();
  const price = (amount: number) => formatPrice(locale, amount, catalogue.currency);
  return (
    <>
      <Showcase />
      <Problem price={price(catalogue.one_time.price)} />
      <Fidelity />
      <Features />
      <SampleSet />
      <ProductTypes />
      <Prices catalogue={catalogue} price={price} />
      <Voices />
      <AskedOften />
      <FinalCall />
    </>
  );
}
