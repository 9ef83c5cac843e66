import type { PlanCatalogue } from '@vitrine/contract';
import { VARIATIONS_PER_JOB } from '@vitrine/contract/limits';
import { PLANS, type PlanId } from '@vitrine/contract/prices';
import { Link } from 'react-router';
import { useContent } from '../../../lib/content/use-content.ts';
import { supportPhone, withFacts } from '../../../lib/content/operator.ts';
import { useSignedIn } from '../../../lib/session/use-signed-in.ts';
import { Button } from '../../../ui/button.tsx';

interface Props {
  id: PlanId;
  plan: PlanCatalogue['plans'][PlanId];
  /** An amount as the reader's language writes it. */
  price: (amount: number) => string;
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium tabular-nums">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** A plan's monthly credits, and its price per set. */
function Figures({ plan: { credits_per_month: credits, price: monthly }, price }: Pick<Props, 'plan' | 'price'>) {
  const words = useContent('pricing');
  return (
    <dl className="divide-y divide-line border-y border-line">
      <Figure label={words.creditsMonth} value={String(credits)} />
      <Figure label={words.picturesMonth} value={String(credits * VARIATIONS_PER_JOB)} />
      <Figure label={words.perSet} value={price(monthly / credits)} />
    </dl>
  );
}

function Trial({ days }: { days: number }) {
  const words = useContent('pricing');
  return (
    <p className="text-sm text-muted md:min-h-16">
      {days > 0 ? (
        <>
          <span className="block font-medium text-good">{withFacts(words.trial)}</span>
          {withFacts(words.trialTerms)}
        </>
      ) : (
        words.cancel
      )}
    </p>
  );
}

/** Address of a plan's checkout; visitors go through the sign-up, and every sign-in method remembers it. */
const checkoutAddress = (id: PlanId, signedIn: boolean): string => {
  const checkout = `/my-plan?buy=${id}`;
  return signedIn ? checkout : `/signup?next=${encodeURIComponent(checkout)}`;
};

/** A plan on the pricing page: price, benefits, and link. */
export function PlanOffer({ id, plan, price }: Props) {
  const words = useContent('pricing');
  const signedIn = useSignedIn();
  const { priority, apiAccess, phone } = PLANS[id];
  const extras = [
    words.stay,
    ...(priority ? [words.priority] : []),
    ...(apiAccess ? [words.api] : []),
    ...(phone && supportPhone !== null ? [words.phone] : []),
  ];
  return (
    <article aria-labelledby={`plan-${id}`} className="flex flex-col gap-6 py-8 md:px-8 md:first:ps-0 md:last:pe-0">
      <div>
        <p className="placard text-ink md:min-h-5">{plan.popular ? words.popular : ''}</p>
        <h2 id={`plan-${id}`} className="headline text-2xl">
          {plan.name}
        </h2>
        <p className="mt-1 text-muted">{words.planFor[id]}</p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <bdi className="font-display text-4xl tabular-nums">{price(plan.price)}</bdi>
        <span className="text-muted">{words.perMonth}</span>
      </p>
      <Figures plan={plan} price={price} />
      <ul className="grid flex-1 content-start gap-1.5">
        {extras.map((extra) => (
          <li key={extra}>{extra}</li>
        ))}
      </ul>
      <Trial days={plan.trial_days} />
      <Button asChild look={plan.popular ? 'next' : 'outline'} size="large">
        <Link to={checkoutAddress(id, signedIn)}>
          {plan.trial_days > 0 ? words.tryFree : words.choose.replace('{{plan}}', plan.name)}
        </Link>
      </Button>
    </article>
  );
}
