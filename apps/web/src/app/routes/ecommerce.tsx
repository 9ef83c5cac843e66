import { ChannelTable } from '../../features/site/components/channel-table.tsx';
import { GuideSteps, PhotoTips } from '../../features/site/components/guide-parts.tsx';
import { NextStep } from '../../features/site/components/next-step.tsx';
import { PageHead } from '../../features/site/components/page-head.tsx';
import { useContent } from '../../lib/content/use-content.ts';
import { PageTitle } from '../shell/page-title.tsx';

/** The usage guide, from taking the photo to the listing. */
export default function Ecommerce() {
  const { title, description, lead, more } = useContent('guide');
  return (
    <div className="page-width grid gap-16 py-12 md:gap-24 md:py-20">
      <PageTitle title={title} description={description} />
      <PageHead title={title} lead={lead} />
      <PhotoTips />
      <ChannelTable />
      <GuideSteps />
      <NextStep>{more}</NextStep>
    </div>
  );
}
