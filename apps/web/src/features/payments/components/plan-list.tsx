import type { Subscription } from '@vitrine/contract';
import { PLAN_IDS, type PlanId } from '@vitrine/contract/prices';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import type { Buying } from '../api/use-buy.ts';
import { useChangePlan } from '../api/use-subscription.ts';
import type { ShopCatalogue } from '../fallback-catalogue.ts';
import { isRunning, planMove } from '../subscription-state.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { ChangePlan } from './change-plan.tsx';
import { PlanCard } from './plan-card.tsx';

interface Props {
  catalogue: ShopCatalogue;
  loading: boolean;
  subscription: Subscription | null;
  /** False: plans are shown but not buyable, for guests and while the subscription is loading. */
  open: boolean;
  /** Whether this user can still have a trial. */
  trial: boolean;
  buying: Buying;
  /** A plan chosen earlier on another page: selecting it happens automatically, once. */
  wanted?: PlanId | null;
  onWanted?: () => void;
}

function useBadge(subscription: Subscription | null, catalogue: ShopCatalogue) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  return (id: PlanId): string | undefined => {
    const move = planMove(subscription, id);
    if (move === 'current' || move === 'keep') return t('plan.yours');
    if (move === 'coming' && subscription?.next_payment_at)
      return t('plan.coming', { date: words.day(subscription.next_payment_at) });
    return catalogue.plans[id].popular ? t('plan.popular') : undefined;
  };
}

/** Selects the plan chosen elsewhere, once its action is known. */
function useWanted(
  { open, loading, subscription, wanted = null, onWanted }: Props,
  choose: (id: PlanId) => void,
): void {
  const go = useEffectEvent((id: PlanId) => {
    onWanted?.();
    const move = planMove(subscription, id);
    if (move === 'subscribe' || move === 'upgrade' || move === 'downgrade') choose(id);
  });
  const ready = open && !loading;
  useEffect(() => {
    if (ready && wanted !== null) go(wanted);
  }, [ready, wanted]);
}

/** Withdraws a scheduled change. */
function useKeepPlan() {
  const { t } = useTranslation('payments');
  const say = useErrorText();
  const { mutate } = useChangePlan();
  return (id: PlanId) =>
    mutate(id, {
      onSuccess: () => toast.success(t('resume.done')),
      onError: (error) => toast.error(say(error)),
    });
}

/** The three plans side by side, each with its action for this user. */
export function PlanList(props: Props) {
  const { catalogue, loading, subscription, open, trial, buying } = props;
  const [asked, ask] = useState<PlanId | null>(null);
  const badge = useBadge(subscription, catalogue);
  const keep = useKeepPlan();
  const choose = (id: PlanId) => {
    const move = planMove(subscription, id);
    if (!open || move === 'current' || move === 'coming' || move === 'locked') return undefined;
    if (move === 'keep') return () => keep(id);
    return move === 'subscribe' ? () => buying.buy(id) : () => ask(id);
  };
  useWanted(props, (id) => choose(id)?.());
  return (
    <>
      <ul className="grid divide-y divide-line border-y border-line lg:-mx-8 lg:grid-cols-3 lg:divide-x lg:divide-y-0 lg:border-0 rtl:divide-x-reverse">
        {PLAN_IDS.map((id) => (
          <li key={id}>
            <PlanCard
              {...{ id, catalogue, loading, trial }}
              move={planMove(subscription, id)}
              badge={badge(id)}
              next={catalogue.plans[id].popular && !isRunning(subscription)}
              busy={buying.busy === id}
              disabled={buying.busy !== null}
              onChoose={choose(id)}
            />
          </li>
        ))}
      </ul>
      {isRunning(subscription) && (
        <ChangePlan subscription={subscription} catalogue={catalogue} plan={asked} onClose={() => ask(null)} />
      )}
    </>
  );
}
