import headphonesAfter from '../../../assets/headphones-after.webp';
import headphonesBefore from '../../../assets/headphones-before.webp';
import mugAfter from '../../../assets/mug-after.webp';
import mugBefore from '../../../assets/mug-before.webp';
import { useContent } from '../../../lib/content/use-content.ts';

/** Our own samples; a story of the content file names one. */
const PICTURES: Readonly<Record<string, { before: string; after: string }>> = {
  headphones: { before: headphonesBefore, after: headphonesAfter },
  mug: { before: mugBefore, after: mugAfter },
};

export function Figures() {
  const { figures } = useContent('customers');
  return (
    <dl className="grid grid-cols-3 divide-x divide-line border-y border-line">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex min-w-0 flex-col-reverse justify-end px-3 py-5 first:ps-0 last:pe-0 sm:px-8 sm:py-6"
        >
          <dt className="text-muted max-sm:text-xs">{label}</dt>
          <dd className="font-display text-xl whitespace-nowrap tabular-nums sm:text-4xl">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type StoryContent = ReturnType<typeof useContent<'customers'>>['stories'][number];

function Story({ story, tags }: { story: StoryContent; tags: { before: string; after: string } }) {
  const pictures = PICTURES[story.id];
  const shown = [
    { src: pictures?.before, alt: story.beforeAlt, tag: tags.before },
    { src: pictures?.after, alt: story.afterAlt, tag: tags.after },
  ];
  return (
    <article className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-2 gap-4">
        {shown.map(({ src, alt, tag }) => (
          <figure key={tag}>
            <img
              src={src}
              alt={alt}
              width={720}
              height={720}
              loading="lazy"
              className="aspect-square w-full bg-sunken object-cover"
            />
            <figcaption className="placard mt-2">{tag}</figcaption>
          </figure>
        ))}
      </div>
      <div className="grid gap-4">
        <h2 className="headline text-2xl md:text-3xl">{story.title}</h2>
        <p className="text-muted">{story.text}</p>
        <figure className="border-s-2 border-line ps-5">
          <blockquote className="headline text-xl">{story.quote}</blockquote>
          <figcaption className="placard mt-3">
            {story.name} · {story.place}
          </figcaption>
        </figure>
      </div>
    </article>
  );
}

export function Stories() {
  const { stories, before, after } = useContent('customers');
  return stories.map((story) => <Story key={story.id} story={story} tags={{ before, after }} />);
}

export function Quotes() {
  const { quotes } = useContent('customers');
  return (
    <div className="grid gap-x-10 gap-y-5 md:grid-cols-3">
      {quotes.map(({ text, name, role }) => (
        <figure key={name} className="flex flex-col justify-between gap-2 border-t border-ink pt-4 md:gap-4 md:pt-5">
          <blockquote className="headline text-xl">{text}</blockquote>
          <figcaption className="placard">
            {name} · {role}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
