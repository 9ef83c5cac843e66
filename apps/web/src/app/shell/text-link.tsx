import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link within a sentence or under a form. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-block py-1 text-ink underline underline-offset-4">
      {children}
    </Link>
  );
}
