import { PLAN_IDS } from '@vitrine/contract/prices';
import { Link } from 'react-router';
import { Countdown } from '../../features/landing/components/countdown.tsx';
import type { ShopCatalogue } from '../../features/payments/fallback-catalogue.ts';
import { withFacts } from '../../lib/content/operator.ts';
import { useContent } from '../../lib/content/use-content.ts';

interface LineProps {
  name: string;
  text: string;
  price: string;
  per: string;
  to: string;
}

/** One line of the price list; the whole line is a link. */
function Line({ name, text, price, per, to }: LineProps) {
  return (
    <li className="border-b border-line">
      <Link
        to={to}
        className="group grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-5 md:grid-cols-[12rem_minmax(0,1fr)_auto_auto] md:gap-x-2"
      >
        <span className="headline text-2xl underline-offset-4 group-hover:underline">{name}</span>
        <span className="text-end font-display text-2xl tabular-nums md:order-1">
          <bdi>{price}</bdi>
        </span>
        <span className="text-muted">{text}</span>
        <span className="text-end text-sm text-muted md:order-2">{per}</span>
      </Link>
    </li>
  );
}

interface Props {
  catalogue: ShopCatalogue;
  /** Formats an amount in the reader's language. */
  price: (amount: number) => string;
}

function Plans({ catalogue, price }: Props) {
  const { credits } = useContent('landing').prices;
  const { popular, perMonth } = useContent('pricing');
  return PLAN_IDS.map((id) => {
    const plan = catalogue.plans[id];
    const what = `${plan.credits_per_month} ${credits}`;
    return (
      <Line
        key={id}
        name={plan.name}
        text={plan.popular ? `${what} · ${popular}` : what}
        price={price(plan.price)}
        per={perMonth}
        to="/pricing"
      />
    );
  });
}

/** The prices in four lines, with the figures of the pricing page. */
export function Prices({ catalogue, price }: Props) {
  const { prices } = useContent('landing');
  const words = useContent('pricing');
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="border-t border-line">
      <div className="page-width grid gap-8 py-7 md:py-24">
        <div>
          <h2 id="pricing-title" className="headline text-3xl md:text-4xl">
            {prices.title}
          </h2>
          <p className="mt-4 text-lg text-muted">{withFacts(prices.lead)}</p>
        </div>
        <ul className="border-t border-ink">
          <Line
            name={words.onceTitle}
            text={withFacts(words.onceLead)}
            price={price(catalogue.one_time.price)}
            per={prices.once}
            to="/pricing"
          />
          <Plans catalogue={catalogue} price={price} />
        </ul>
        <p>
          <Link to="/pricing" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {prices.all}
          </Link>
        </p>
        <Countdown />
      </div>
    </section>
  );
}
