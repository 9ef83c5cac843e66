import type { Checkout } from '@vitrine/contract';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useUser } from '../../features/accounts/api/use-user.ts';
import { isUnknown, useCheckout } from '../../features/payments/api/use-checkout.ts';
import { Thanks } from '../../features/payments/components/thanks.tsx';
import { useMoneyWords } from '../../features/payments/use-money-words.ts';
import { wantedPath } from '../../lib/session/login-address.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CheckoutMissing } from '../payments/checkout-missing.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';

/** For a guest who has paid: how to keep the purchase. */
function KeepIt() {
  const { t } = useTranslation('payments');
  return (
    <Notice
      title={t('thanks.guestTitle')}
      action={
        <Button asChild>
          <Link to="/signup?next=%2Fgenerate">{t('standing.makeAccount')}</Link>
        </Button>
      }
    >
      {t('thanks.guestText')}
    </Notice>
  );
}

/** Thanks for a completed purchase; an unfinished one goes to the waiting page, a missing one is reported. */
export default function ThankYou() {
  const { t } = useTranslation('payments');
  const [search] = useSearchParams();
  const id = search.get('checkout');
  const { checkout, error } = useCheckout(id, 0);
  if (id === null || isUnknown(error)) return <CheckoutMissing />;
  if (checkout === undefined)
    return (
      <MessagePage title={t('wait.looking')}>
        <PageTitle title={t('wait.looking')} />
      </MessagePage>
    );
  if (checkout.status !== 'completed') return <Navigate to={`/payment-success?${search.toString()}`} replace />;
  return <ThanksFor checkout={checkout} next={wantedPath(search)} />;
}

/** Thanks, the credits received, and what to do with them. */
function ThanksFor({ checkout, next }: { checkout: Checkout; next: string | null }) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const { data: user } = useUser();
  const guest = user?.is_guest === true;
  const title =
    checkout.plan === 'one_time' ? t('thanks.title') : t('thanks.title_plan', { plan: words.plan(checkout.plan) });
  return (
    <div className="page-width grid gap-8 py-20 md:py-28">
      <PageTitle title={t('thanks.title')} />
      <h1 className="headline text-4xl md:text-6xl">{title}</h1>
      <Thanks checkout={checkout} balance={user?.credits_balance} guest={guest} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button asChild look="next" size="large" className="max-sm:w-full">
          <Link to={next ?? '/generate'}>{t(next === null ? 'thanks.make' : 'thanks.back')}</Link>
        </Button>
        <Button asChild look="quiet" className="px-0 font-normal underline">
          <Link to="/subscription">{t('thanks.manage')}</Link>
        </Button>
      </div>
      {guest && <KeepIt />}
    </div>
  );
}
