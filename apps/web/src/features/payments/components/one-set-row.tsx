import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { Buying } from '../api/use-buy.ts';
import type { ShopCatalogue } from '../fallback-catalogue.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { PlanPrice } from './plan-price.tsx';

interface Props {
  catalogue: ShopCatalogue;
  loading: boolean;
  buying: Buying;
  /** It is the thing to do next. */
  next: boolean;
}

/** The single set, for those who want no plan. */
export function OneSetRow({ catalogue, loading, buying, next }: Props) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const { price, variations } = catalogue.one_time;
  return (
    <section
      aria-labelledby="one-set"
      className="grid gap-x-12 gap-y-5 border-t border-line py-10 md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-center"
    >
      <div>
        <h2 id="one-set" className="headline text-2xl">
          {t('shop.once')}
        </h2>
        <p className="mt-1 max-w-prose text-muted">{t('shop.onceLead', { count: variations })}</p>
      </div>
      <PlanPrice price={words.price(price, catalogue.currency)} loading={loading} />
      <Button
        look={next ? 'next' : 'outline'}
        disabled={buying.busy !== null}
        onClick={() => buying.buy('one_time')}
        className="md:min-w-48"
      >
        {buying.busy === 'one_time' ? t('plan.opening') : t('shop.onceBuy')}
      </Button>
    </section>
  );
}
