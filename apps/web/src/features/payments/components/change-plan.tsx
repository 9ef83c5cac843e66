import type { Subscription } from '@vitrine/contract';
import type { PlanId } from '@vitrine/contract/prices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useErrorText } from '../../../lib/api/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useChangePlan } from '../api/use-subscription.ts';
import type { ShopCatalogue } from '../fallback-catalogue.ts';
import { planMove } from '../subscription-state.ts';
import { upgradeCost } from '../upgrade-cost.ts';
import { useMoneyWords } from '../use-money-words.ts';

interface Props {
  subscription: Subscription;
  catalogue: ShopCatalogue;
  /** The chosen plan; null: closed. */
  plan: PlanId | null;
  onClose: () => void;
}

/** Effect and price of the change, for its dialog. */
function useChangeWords(subscription: Subscription, catalogue: ShopCatalogue, plan: PlanId) {
  const { t } = useTranslation('payments');
  const words = useMoneyWords();
  const up = planMove(subscription, plan) === 'upgrade';
  const trial = subscription.status === 'trialing';
  const { price, credits_per_month: credits } = catalogue.plans[plan];
  const [now] = useState(() => new Date());
  const { cost, credits: added } = upgradeCost(subscription, catalogue.plans[plan], now);
  const values = {
    plan: words.plan(plan),
    from: words.plan(subscription.plan),
    date: words.day(subscription.next_payment_at ?? subscription.trial_ends_at ?? subscription.started_at),
    price: words.price(price, catalogue.currency),
    credits: words.credits(credits),
    amount: words.price(cost, catalogue.currency),
    added: words.credits(added),
  };
  return {
    title: t(up ? 'change.upTitle' : 'change.downTitle', values),
    text: t(up ? (trial ? 'change.upTrialText' : 'change.upText') : 'change.downText', values),
    confirm: t(up ? 'change.upConfirm' : 'change.downConfirm', values),
    keep: t('change.keep', { plan: values.from }),
    done: t(up ? 'change.upDone' : 'change.downDone', values),
  };
}

/** Confirms a change of plan, and states its price now. */
export function ChangePlan({ plan, ...rest }: Props) {
  return plan && <Question plan={plan} {...rest} />;
}

function Question({ subscription, catalogue, plan, onClose }: Props & { plan: PlanId }) {
  const { t } = useTranslation();
  const say = useErrorText();
  const words = useChangeWords(subscription, catalogue, plan);
  const change = useChangePlan();
  const confirm = () =>
    change.mutate(plan, {
      onSuccess: () => {
        toast.success(words.done);
        onClose();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.text}
      closeLabel={t('close')}
    >
      <div className="grid gap-4">
        {change.error && <Notice tone="danger" urgent title={say(change.error)} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{words.keep}</Button>
          <Button look="next" disabled={change.isPending} onClick={confirm}>
            {words.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
