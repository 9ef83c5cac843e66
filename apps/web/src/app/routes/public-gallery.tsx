import { Gallery } from '../../features/showcase/components/gallery.tsx';
import { GalleryActions } from '../../features/showcase/components/gallery-actions.tsx';
import { Hangings } from '../../features/showcase/components/hangings.tsx';
import { PageHead } from '../../features/site/components/page-head.tsx';
import { useContent } from '../../lib/content/use-content.ts';
import { PageTitle } from '../shell/page-title.tsx';

/** The same pictures style by style, to compare what a style does for different products. */
export default function PublicGallery() {
  const { wallTitle, wallDescription, wallLead } = useContent('showcase');
  return (
    <div className="page-width grid gap-12 py-12 md:gap-16 md:py-20">
      <PageTitle title={wallTitle} description={wallDescription} />
      <PageHead title={wallTitle} lead={wallLead}>
        <GalleryActions />
      </PageHead>
      <Hangings />
      <Gallery by="style" />
    </div>
  );
}
