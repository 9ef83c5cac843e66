import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

/** One kind of second factor: its description or state, and its action. */
export function FactorRow({ title, text, action, children }: Props) {
  return (
    <div className="grid gap-3 py-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-medium">{title}</h3>
          <p className="text-sm text-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
