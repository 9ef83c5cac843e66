import { NextStep } from '../../features/site/components/next-step.tsx';
import { PageHead } from '../../features/site/components/page-head.tsx';
import { Questions, type Question } from '../../features/site/components/questions.tsx';
import { RichText } from '../../features/site/components/rich-text.tsx';
import { StructuredData } from '../../features/site/components/structured-data.tsx';
import { plainText } from '../../features/site/plain-text.ts';
import { useContent } from '../../lib/content/use-content.ts';
import { PageTitle } from '../shell/page-title.tsx';

/** Answers that depend on the operator are left out of the structured data. */
const known = (items: readonly Question[]) =>
  items.flatMap(({ question, answer }) =>
    answer === undefined
      ? []
      : [
          {
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer.flat().map(plainText).join('\n') },
          },
        ],
  );

export default function Faq() {
  const { title, description, lead, more, groups } = useContent('faq');
  return (
    <div className="page-width grid gap-12 py-12 md:gap-16 md:py-20">
      <PageTitle title={title} description={description} />
      <StructuredData type="FAQPage" facts={{ mainEntity: groups.flatMap(({ items }) => known(items)) }} />
      <PageHead title={title} lead={<RichText text={lead} />} />
      {groups.map((group) => (
        <Questions key={group.title} {...group} />
      ))}
      <NextStep>{more}</NextStep>
    </div>
  );
}
