import { Link } from 'react-router';
import { useContent } from '../../../lib/content/use-content.ts';
import { useSignedIn } from '../../../lib/session/use-signed-in.ts';
import { Button } from '../../../ui/button.tsx';

/** What to do after looking. */
export function GalleryActions() {
  const { transform, pricing } = useContent('showcase');
  const signedIn = useSignedIn();
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild look="next" className="max-sm:w-full">
        <Link to={signedIn ? '/generate' : '/signup'}>{transform}</Link>
      </Button>
      <Button asChild className="max-sm:w-full">
        <Link to="/pricing">{pricing}</Link>
      </Button>
    </div>
  );
}
