import { useContent } from '../../../lib/content/use-content.ts';
import { withFacts } from '../../../lib/content/operator.ts';
import mugAfter from '../../../assets/mug-after.webp';
import mugBefore from '../../../assets/mug-before.webp';

/** A photo and what became of it, beside the tips. */
function OnePair() {
  const { before, after, stories } = useContent('customers');
  const mug = stories.find(({ id }) => id === 'mug');
  return (
    <div className="grid grid-cols-2 items-start gap-4 lg:grid-cols-1">
      <figure>
        <img
          src={mugBefore}
          alt={mug?.beforeAlt}
          width={720}
          height={720}
          className="w-full bg-sunken object-cover lg:aspect-[4/3]"
        />
        <figcaption className="placard mt-2">{before}</figcaption>
      </figure>
      <figure>
        <img
          src={mugAfter}
          alt={mug?.afterAlt}
          width={720}
          height={720}
          className="w-full bg-sunken object-cover lg:aspect-[4/3]"
        />
        <figcaption className="placard mt-2">{after}</figcaption>
      </figure>
    </div>
  );
}

/** How to photograph, beside what a photo becomes. */
export function PhotoTips() {
  const { title, lead, tips } = useContent('guide').photo;
  return (
    <section
      aria-labelledby="photo"
      className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-24"
    >
      <div>
        <h2 id="photo" className="headline text-xl sm:text-2xl md:text-3xl">
          {title}
        </h2>
        <p className="mt-3 max-w-[60ch] text-muted">{lead}</p>
        <dl className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {tips.map((tip) => (
            <div key={tip.title} className="border-t border-line pt-4">
              <dt className="font-medium">{tip.title}</dt>
              <dd className="mt-1 text-muted">{withFacts(tip.text)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <OnePair />
    </section>
  );
}

/** From the photo to the listing. */
export function GuideSteps() {
  const { title, items } = useContent('guide').steps;
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="headline text-xl sm:text-2xl md:text-3xl">
        {title}
      </h2>
      <ol className="mt-8 max-w-4xl border-t border-line">
        {items.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[3rem_minmax(0,1fr)] border-b border-line py-6 md:grid-cols-[5rem_minmax(0,16rem)_minmax(0,1fr)]"
          >
            <span aria-hidden className="row-span-2 font-display text-3xl leading-none tabular-nums">
              {index + 1}
            </span>
            <h3 className="text-lg font-medium">{step.title}</h3>
            <p className="text-muted max-md:col-start-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
