import { Link } from 'react-router';
import { useSignedIn } from '../../../lib/session/use-signed-in.ts';
import { Button } from '../../../ui/button.tsx';

/** The thing to do after reading: to the studio, or to an account first. */
export function NextStep({ children }: { children: string }) {
  const signedIn = useSignedIn();
  return (
    <Button asChild look="next" size="large" className="justify-self-start max-sm:w-full">
      <Link to={signedIn ? '/generate' : '/signup'}>{children}</Link>
    </Button>
  );
}
