import { PLANS, type PlanId } from '@vitrine/contract/prices';
import { useTranslation } from 'react-i18next';
import { supportPhone } from '../../../lib/content/operator.ts';
import { Button } from '../../../ui/button.tsx';
import type { ShopCatalogue } from '../fallback-catalogue.ts';
import type { PlanMove } from '../subscription-state.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { PlanPrice } from './plan-price.tsx';

interface Props {
  id: PlanId;
  catalogue: ShopCatalogue;
  loading: boolean;
  move: PlanMove;
  /** Whether this user can still have a trial. */
  trial: boolean;
  /** Shown above the name: the plan's relation to this user. */
  badge: string | undefined;
  /** The recommended plan. */
  next: boolean;
  busy: boolean;
  disabled: boolean;
  onChoose: (() => void) | undefined;
}

/** The benefits of a plan, one per line. */
function Gifts({ id, catalogue }: Pick<Props, 'id' | 'catalogue'>) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const { price, credits_per_month: credits } = catalogue.plans[id];
  const { priority, apiAccess, phone } = PLANS[id];
  const lines = [
    t('plan.credits', { count: credits }),
    t('plan.perSet', { price: words.price(price / credits, catalogue.currency) }),
    t('plan.stay'),
    ...(priority ? [t('plan.priority')] : []),
    ...(apiAccess ? [t('plan.api')] : []),
    ...(phone && supportPhone !== null ? [t('plan.phone')] : []),
  ];
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line, index) => (
        <li key={line} className={`py-2.5 ${index === 0 ? 'font-medium' : 'text-muted'}`}>
          {line}
        </li>
      ))}
    </ul>
  );
}

/** The terms of the trial: its price, its benefits, and what follows. */
function Trial({ id, catalogue, move, trial }: Pick<Props, 'id' | 'catalogue' | 'move' | 'trial'>) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const { trial_days: days, trial_credits: credits, credits_per_month: monthly } = catalogue.plans[id];
  if (move !== 'subscribe') return null;
  if (days === 0 || !trial) return <p className="text-sm text-muted">{t('plan.cancelAnytime')}</p>;
  return (
    <div className="text-sm">
      <p className="font-medium text-good">{t('plan.trial', { count: days })}</p>
      <p className="text-muted">
        {t('plan.trialTerms', { trial: words.credits(credits), monthly: words.credits(monthly) })}
      </p>
    </div>
  );
}

function useLabel({
  id,
  catalogue,
  move,
  trial,
  busy,
}: Pick<Props, 'id' | 'catalogue' | 'move' | 'trial' | 'busy'>): string {
  const { t } = useTranslation('payments');
  const plan = t(`plan.${id}.name`);
  if (busy) return t('plan.opening');
  if (move === 'keep') return t('change.keep', { plan });
  if (move !== 'subscribe') return t('plan.change', { plan });
  return trial && catalogue.plans[id].trial_days > 0 ? t('plan.startTrial') : t('plan.choose', { plan });
}

/** One of the three plans: a column of the shop. */
export function PlanCard({ id, catalogue, loading, move, trial, badge, next, busy, disabled, onChoose }: Props) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const label = useLabel({ id, catalogue, move, trial, busy });
  const { price } = catalogue.plans[id];
  return (
    <article aria-labelledby={`plan-${id}`} className="flex h-full flex-col gap-6 py-10 lg:px-8 lg:py-2">
      <div>
        <p className="placard min-h-6 font-medium">{badge}</p>
        <h3 id={`plan-${id}`} className="headline text-2xl">
          {t(`plan.${id}.name`)}
        </h3>
        <p className="mt-1 text-muted lg:min-h-12">{t(`plan.${id}.for`)}</p>
      </div>
      <PlanPrice price={words.price(price, catalogue.currency)} per={t('plan.perMonth')} loading={loading} />
      <Gifts id={id} catalogue={catalogue} />
      <div className="mt-auto grid gap-4">
        <Trial id={id} catalogue={catalogue} move={move} trial={trial} />
        {onChoose && (
          <Button look={next ? 'next' : 'outline'} disabled={disabled} onClick={onChoose} className="w-full">
            {label}
          </Button>
        )}
      </div>
    </article>
  );
}
