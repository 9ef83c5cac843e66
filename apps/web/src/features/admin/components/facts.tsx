import type { ReactNode } from 'react';

interface Fact {
  name: string;
  value: ReactNode;
  note?: string | undefined;
}

/** Single figures side by side, each under its name. */
export function Facts({ label, facts }: { label: string; facts: readonly Fact[] }) {
  return (
    <dl aria-label={label} className="flex flex-wrap gap-x-10 gap-y-4 border-y border-line py-4">
      {facts.map(({ name, value, note }) => (
        <div key={name} className="min-w-24">
          <dt className="placard">{name}</dt>
          <dd className="text-lg tabular-nums">{value}</dd>
          {note !== undefined && <dd className="placard">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
