/** How sets hang side by side. */
export const wallClasses = 'grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3';
