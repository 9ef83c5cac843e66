import { VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Buying } from '../api/use-buy.ts';
import { usePlans } from '../api/use-plans.ts';
import type { CheckoutPhase } from '../checkout-phase.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { MoneyArrives } from './money-arrives.tsx';

/** Pays for the current set in one press; or links to the plans. */
export function PayHere({
  buying,
  disabled,
  children,
}: {
  buying: Buying;
  disabled: boolean;
  children: React.ReactNode;
}) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const { catalogue } = usePlans();
  const price = words.price(catalogue.one_time.price, catalogue.currency);
  return (
    <div className="grid max-w-2xl gap-5">
      <div>
        <p className="font-medium">{t('step.title')}</p>
        <p className="text-muted">{t('step.text')}</p>
      </div>
      <CheckoutNotice notBought={buying.notBought} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          look="next"
          size="large"
          disabled={disabled || buying.busy !== null}
          onClick={() => buying.buy('one_time')}
          className="max-sm:w-full"
        >
          {buying.busy === null ? t('step.pay', { price, count: VARIATIONS_PER_JOB }) : t('plan.opening')}
        </Button>
        {children}
      </div>
      <Button asChild look="quiet" className="justify-self-start px-0 font-normal underline">
        <Link to="/my-plan?next=%2Fgenerate">{t('once.plansLink')}</Link>
      </Button>
    </div>
  );
}

/** The purchase is paid and its credit pending: the set starts automatically. */
export function PaidHere({ phase }: { phase: CheckoutPhase }) {
  const { t } = useTranslation('payments');
  return (
    <output className="grid max-w-2xl gap-4">
      {phase === 'failed' ? (
        <Notice tone="danger" title={t('wait.failedTitle')}>
          {t('wait.failedText')}
        </Notice>
      ) : (
        <>
          <p>{t(phase === 'late' ? 'step.late' : 'step.confirming')}</p>
          <MoneyArrives />
        </>
      )}
    </output>
  );
}
