import { useContent } from '../../../lib/content/use-content.ts';

export function Features() {
  const { title, items } = useContent('landing').features;
  return (
    <section id="features" aria-labelledby="features-title" className="border-t border-line">
      <div className="page-width py-7 md:py-24">
        <h2 id="features-title" className="headline text-3xl md:text-4xl">
          {title}
        </h2>
        <dl className="mt-6 grid gap-x-10 gap-y-4 sm:mt-10 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3">
          {items.map((item) => (
            <div key={item.title} className="border-t border-line pt-3 sm:pt-4">
              <dt className="text-lg font-medium">{item.title}</dt>
              <dd className="mt-1 text-muted">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
