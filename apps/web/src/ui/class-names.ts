import { extendTailwindMerge } from 'tailwind-merge';

/** Joins class names; of two that set the same thing, the later wins. Falsy parts are left out. */
export const classNames = extendTailwindMerge({
  extend: { classGroups: { 'font-family': ['headline'], 'text-color': ['placard'] } },
});
