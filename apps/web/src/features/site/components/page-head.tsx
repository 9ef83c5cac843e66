import type { ReactNode } from 'react';

/** Head of a text page: title and introduction. */
export function PageHead({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <header className="grid gap-5">
      <h1 className="headline max-w-4xl text-[clamp(1.75rem,8.5vw,3.052rem)] md:text-5xl">{title}</h1>
      {lead !== undefined && <div className="max-w-[60ch] text-lg text-muted">{lead}</div>}
      {children}
    </header>
  );
}
