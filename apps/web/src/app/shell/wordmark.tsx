import { Link } from 'react-router';

export function Wordmark({ to }: { to: string }) {
  return (
    <Link to={to} dir="ltr" className="font-display text-xl leading-none tracking-[-0.02em] py-3" translate="no">
      Vitrine
    </Link>
  );
}
