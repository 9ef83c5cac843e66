import { PageHead } from '../../features/site/components/page-head.tsx';
import { Sections } from '../../features/site/components/sections.tsx';
import { Updated } from '../../features/site/components/updated.tsx';
import { useContent } from '../../lib/content/use-content.ts';
import { PageTitle } from './page-title.tsx';

/** A legal text: title, date of the last change, and sections. */
export function LegalPage({ content }: { content: 'privacy' | 'terms' }) {
  const { title, description, lead, updated, sections } = useContent(content);
  return (
    <div className="page-width grid gap-12 py-12 md:gap-16 md:py-20">
      <PageTitle title={title} description={description} />
      <PageHead title={title} lead={lead}>
        <Updated date={updated} />
      </PageHead>
      <Sections sections={sections} />
    </div>
  );
}
