export const menuClasses = 'z-50 min-w-48 animate-[appear_150ms] rounded-md border border-edge bg-raised py-1 text-ink';

export const menuItemClasses =
  'flex min-h-11 cursor-pointer items-center gap-4 px-4 outline-none data-highlighted:bg-ink/10';
