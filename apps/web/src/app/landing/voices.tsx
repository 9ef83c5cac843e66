import { Link } from 'react-router';
import { Questions, type Question } from '../../features/site/components/questions.tsx';
import { Figures, Quotes } from '../../features/site/components/stories.tsx';
import { useContent } from '../../lib/content/use-content.ts';
import { samplesClasses } from '../../ui/samples-classes.ts';
import { Notice } from '../../ui/notice.tsx';

/** Testimonials and figures; while they are samples they are labelled as such, and the operator can hide them. */
export function Voices() {
  const { title } = useContent('landing').voices;
  const { sample, sampleTitle, sampleText } = useContent('customers');
  return (
    <section aria-labelledby="voices-title" className={`border-t border-line ${sample ? samplesClasses : ''}`}>
      <div className="page-width grid gap-6 py-7 md:gap-12 md:py-24">
        <div className="grid gap-6">
          <h2 id="voices-title" className="headline text-3xl md:text-4xl">
            {title}
          </h2>
          {sample && <Notice title={sampleTitle}>{sampleText}</Notice>}
        </div>
        <Quotes />
        <Figures />
      </div>
    </section>
  );
}

const ASKED_OFTEN = ['what', 'change', 'words', 'rights', 'guest', 'refunds'];

export function AskedOften() {
  const { title, more } = useContent('landing').questions;
  const all = useContent('faq').groups.flatMap(({ items }): readonly Question[] => items);
  const items = ASKED_OFTEN.flatMap((id) => all.filter((question) => question.id === id));
  return (
    <div className="border-t border-line">
      <div className="page-width grid gap-8 py-7 md:py-24">
        <Questions title={title} items={items} />
        <p className="lg:ms-[22rem]">
          <Link to="/faq" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {more}
          </Link>
        </p>
      </div>
    </div>
  );
}
