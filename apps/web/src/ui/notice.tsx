import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const notice = cva('flex flex-wrap items-center gap-x-6 gap-y-3 border-s-2 py-2 ps-4 pe-2', {
  variants: {
    tone: { plain: 'border-edge', next: 'border-accent', danger: 'border-danger', good: 'border-good' },
  },
  defaultVariants: { tone: 'plain' },
});

interface Props extends VariantProps<typeof notice> {
  title?: ReactNode;
  children?: ReactNode;
  /** The remedy. */
  action?: ReactNode;
  /** Announced at once when it appears. */
  urgent?: boolean;
}

/** A message with its remedy beside it. */
export function Notice({ tone, title, children, action, urgent = false }: Props) {
  return (
    <div role={urgent ? 'alert' : undefined} className={notice({ tone })}>
      <div className="min-w-0 flex-1 basis-64">
        {title !== undefined && <p className="font-medium">{title}</p>}
        {children !== undefined && <div className="text-muted">{children}</div>}
      </div>
      {action}
    </div>
  );
}
