import { Link } from 'react-router';
import { useSignedIn } from '../../../lib/session/use-signed-in.ts';
import { Button } from '../../../ui/button.tsx';

/** Call to action: to the studio, or to sign up first. */
export function NextStep({ children }: { children: string }) {
  const signedIn = useSignedIn();
  return (
    <Button asChild look="next" size="large" className="justify-self-start max-sm:w-full">
      <Link to={signedIn ? '/generate' : '/signup'}>{children}</Link>
    </Button>
  );
}
