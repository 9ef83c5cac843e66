import { Link } from 'react-router';
import { useContent } from '../../../lib/content/use-content.ts';
import { withFacts } from '../../../lib/content/operator.ts';
import { Button } from '../../../ui/button.tsx';
import { ByRefundPolicy } from './by-refund-policy.tsx';

interface RowProps {
  title: string;
  text: string;
  price?: string;
  to: string;
  action: string;
}

/** One line of the price list: what it is, what it costs, the way in. */
function Row({ title, text, price, to, action }: RowProps) {
  return (
    <div className="grid items-center gap-x-10 gap-y-4 border-t border-line py-8 md:grid-cols-[minmax(0,1fr)_auto_14rem]">
      <div>
        <h2 className="headline text-2xl">{title}</h2>
        <p className="mt-1 max-w-[60ch] text-muted">{text}</p>
      </div>
      <p className="font-display text-4xl tabular-nums">
        <bdi>{price}</bdi>
      </p>
      <Button asChild size="large" className="max-md:w-full">
        <Link to={to}>{action}</Link>
      </Button>
    </div>
  );
}

/** Offers without a plan. */
export function SmallOffers({ price, signedIn }: { price: string; signedIn: boolean }) {
  const words = useContent('pricing');
  return (
    <div className="border-b border-line">
      <Row
        title={words.onceTitle}
        text={withFacts(words.onceLead)}
        price={price}
        to="/payment"
        action={words.onceBuy}
      />
      {!signedIn && (
        <Row title={words.freeTitle} text={withFacts(words.freeLead)} to="/signup" action={words.freeStart} />
      )}
    </div>
  );
}

/** What all offers include. */
export function PricingNotes() {
  const words = useContent('pricing');
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-24">
      <section aria-labelledby="included">
        <h2 id="included" className="headline text-2xl">
          {words.includedTitle}
        </h2>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {words.included.map((line) => (
            <li key={line} className="py-3">
              {withFacts(line)}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="money-back" className="grid content-start gap-4">
        <h2 id="money-back" className="headline text-2xl">
          {words.moneyTitle}
        </h2>
        <ByRefundPolicy guarantee={<p>{words.guarantee}</p>} final={<p>{words.final}</p>} />
        <Link to="/refunds" className="justify-self-start py-1 underline underline-offset-4">
          {words.more}
        </Link>
        <p className="placard">{words.notes}</p>
      </section>
    </div>
  );
}
