/** What every box that takes text looks like. */
export const controlClasses = [
  'w-full rounded-md border border-edge bg-raised px-3 text-base text-ink placeholder:text-muted',
  'hover:border-ink aria-invalid:border-danger disabled:opacity-60',
].join(' ');

/** The same for a native list of choices, with a mark of our own: the system's sits on the border. */
export const selectClasses = `${controlClasses} choice-mark`;
