import { useId, type ComponentProps, type ReactNode } from 'react';

export function Checkbox({ label, ...rest }: ComponentProps<'input'> & { label: ReactNode }) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input id={id} type="checkbox" className="size-5 shrink-0 accent-ink" {...rest} />
      <label htmlFor={id} className="py-2">
        {label}
      </label>
    </div>
  );
}
