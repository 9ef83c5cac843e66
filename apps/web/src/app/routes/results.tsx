import { NextStep } from '../../features/site/components/next-step.tsx';
import { PageHead } from '../../features/site/components/page-head.tsx';
import { Figures, Quotes, Stories } from '../../features/site/components/stories.tsx';
import { useContent } from '../../lib/content/use-content.ts';
import { samplesClasses } from '../../ui/samples-classes.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../shell/page-title.tsx';

/** Success stories. While they are samples they are labelled as such, and the operator can hide them. */
export default function Results() {
  const { title, description, lead, more, sample, sampleTitle, sampleText } = useContent('customers');
  return (
    <div className="page-width grid gap-12 py-12 md:gap-20 md:py-20">
      <PageTitle title={title} description={description} />
      <PageHead title={title} lead={lead}>
        {sample && (
          <div className={samplesClasses}>
            <Notice title={sampleTitle}>{sampleText}</Notice>
          </div>
        )}
      </PageHead>
      <div className={`grid gap-12 md:gap-20 ${sample ? samplesClasses : ''}`}>
        <Figures />
        <Stories />
        <Quotes />
      </div>
      <NextStep>{more}</NextStep>
    </div>
  );
}
