import { Gallery } from '../../features/showcase/components/gallery.tsx';
import { GalleryActions } from '../../features/showcase/components/gallery-actions.tsx';
import { Hangings } from '../../features/showcase/components/hangings.tsx';
import { PageHead } from '../../features/site/components/page-head.tsx';
import { useContent } from '../../lib/content/use-content.ts';
import { PageTitle } from '../shell/page-title.tsx';

/** Examples: each sample photo beside the set that was made of it. */
export default function Examples() {
  const { title, description, lead } = useContent('showcase');
  return (
    <div className="page-width grid gap-12 py-12 md:gap-16 md:py-20">
      <PageTitle title={title} description={description} />
      <PageHead title={title} lead={lead}>
        <GalleryActions />
      </PageHead>
      <Hangings />
      <Gallery by="product" />
    </div>
  );
}
