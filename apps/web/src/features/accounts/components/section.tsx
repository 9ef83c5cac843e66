import { useId, type ReactNode } from 'react';

interface Props {
  /** Where a link leads. */
  id?: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the account page: its title first, its actions beside it. */
export function Section({ id: place, title, lead, children }: Props) {
  const id = useId();
  return (
    <section
      id={place}
      aria-labelledby={id}
      className="grid scroll-mt-20 gap-6 border-t border-line py-10 md:grid-cols-[18rem_1fr] md:gap-16"
    >
      <div>
        <h2 id={id} className="headline text-2xl">
          {title}
        </h2>
        {lead !== undefined && <p className="mt-2 text-sm text-muted">{lead}</p>}
      </div>
      <div className="grid max-w-xl content-start gap-6">{children}</div>
    </section>
  );
}
