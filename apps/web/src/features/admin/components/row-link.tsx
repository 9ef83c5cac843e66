import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link within a row: an address, an id. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="underline decoration-edge underline-offset-4 hover:decoration-ink">
      <bdi>{children}</bdi>
    </Link>
  );
}
