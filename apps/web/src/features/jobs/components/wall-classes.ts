/** Grid layout of sets. */
export const wallClasses = 'grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3';
