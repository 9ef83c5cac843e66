import { FINAL_SIDE_PX } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ContactSupport } from '../../../lib/content/contact-support.tsx';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Buying } from '../api/use-buy.ts';
import { listCards } from '../cards.ts';
import type { ShopCatalogue } from '../fallback-catalogue.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { PlanPrice } from './plan-price.tsx';

interface Props {
  catalogue: ShopCatalogue;
  loading: boolean;
  buying: Buying;
  /** Whether this user can have a plan instead. */
  plans: boolean;
}

function Gets({ variations }: { variations: number }) {
  const { t } = useTranslation('payments');
  const lines = [
    t('once.get1', { count: variations }),
    t('once.get2', { pixels: FINAL_SIDE_PX }),
    t('once.get3'),
    t('once.get4'),
  ];
  return (
    <section aria-labelledby="gets">
      <h2 id="gets" className="headline text-xl">
        {t('once.get')}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line} className="py-3">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SmallPrint({ catalogue }: Pick<Props, 'catalogue'>) {
  const { t } = useTranslation('payments');
  const { locale } = useLanguage();
  const { refund_policy: policy } = catalogue;
  return (
    <div className="grid gap-2 text-sm text-muted">
      <p>{t('shop.cardsText', { cards: listCards(locale) })}</p>
      {policy !== null && <p>{t(policy === 'guarantee' ? 'shop.refundGuarantee' : 'shop.refundFinal')}</p>}
      <p>{t('shop.support')}</p>
      <ContactSupport />
    </div>
  );
}

function PlansHint({ catalogue }: Pick<Props, 'catalogue'>) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const { price, credits_per_month: credits } = catalogue.plans.pro;
  return (
    <p className="text-sm text-muted">
      {t('once.plansHint', { price: words.price(price / credits, catalogue.currency), plan: words.plan('pro') })}{' '}
      <Link to="/my-plan" className="text-ink underline underline-offset-4">
        {t('once.plansLink')}
      </Link>
    </p>
  );
}

/** One set for one payment: what it is, what it costs, and the button that pays. */
export function OneSetOffer({ catalogue, loading, buying, plans }: Props) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const price = words.price(catalogue.one_time.price, catalogue.currency);
  return (
    <div className="grid gap-x-24 gap-y-10 md:grid-cols-2">
      <Gets variations={catalogue.one_time.variations} />
      <div className="grid content-start gap-5">
        <div className="flex items-baseline justify-between gap-6 border-b border-line pb-4">
          <h2 className="headline text-xl">{t('once.total')}</h2>
          <PlanPrice price={price} loading={loading} />
        </div>
        <CheckoutNotice notBought={buying.notBought} />
        <Button look="next" size="large" disabled={buying.busy !== null} onClick={() => buying.buy('one_time')}>
          {buying.busy === null ? t('once.pay', { price }) : t('plan.opening')}
        </Button>
        <SmallPrint catalogue={catalogue} />
        {plans && <PlansHint catalogue={catalogue} />}
      </div>
    </div>
  );
}
