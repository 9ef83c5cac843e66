/** What the tables of money look like: hairlines between rows; the widths follow the words. */
export const sheet = 'w-full border-b border-line text-start tabular-nums';
export const head = 'placard text-start';
export const row = 'border-t border-line align-top';
export const cell = 'py-3 pe-6 text-start font-normal last:pe-0';
