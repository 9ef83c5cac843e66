import { ByRefundPolicy } from '../../features/site/components/by-refund-policy.tsx';
import { PageHead } from '../../features/site/components/page-head.tsx';
import { Sections } from '../../features/site/components/sections.tsx';
import { Updated } from '../../features/site/components/updated.tsx';
import { useContent } from '../../lib/content/use-content.ts';
import { PageTitle } from '../shell/page-title.tsx';

export default function Refunds() {
  const { title, description, updated, guarantee, final } = useContent('refunds');
  return (
    <div className="page-width grid gap-12 py-12 md:gap-16 md:py-20">
      <PageTitle title={title} description={description} />
      <PageHead title={title} lead={<ByRefundPolicy guarantee={guarantee.lead} final={final.lead} />}>
        <Updated date={updated} />
      </PageHead>
      <ByRefundPolicy
        guarantee={<Sections sections={guarantee.sections} />}
        final={<Sections sections={final.sections} prefix="final-" />}
      />
    </div>
  );
}
