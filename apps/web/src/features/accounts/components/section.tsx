import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One matter of the account: its name at the start, what can be done about it beside. */
export function Section({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-6 border-t border-line py-10 md:grid-cols-[18rem_1fr] md:gap-16">
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
