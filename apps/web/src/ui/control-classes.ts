/** What every box that takes text looks like. */
export const controlClasses = [
  'w-full rounded-md border border-edge bg-raised px-3 text-base text-ink placeholder:text-muted',
  'hover:border-ink aria-invalid:border-danger disabled:opacity-60',
].join(' ');
