import type { ReactNode } from 'react';

interface Props {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** A page with one message and an action. */
export function MessagePage({ title, children, action }: Props) {
  return (
    <div className="page-width grid min-h-[70dvh] content-start justify-items-start gap-6 py-20 md:py-32">
      <h1 className="headline max-w-3xl text-3xl wrap-anywhere md:text-5xl">{title}</h1>
      {children !== undefined && (
        <div className="max-w-prose text-lg text-muted" aria-live="polite">
          {children}
        </div>
      )}
      {action}
    </div>
  );
}
