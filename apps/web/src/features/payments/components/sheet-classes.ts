/** What the tables of money look like: hairlines between rows; the widths follow the words. */
export const sheet = 'w-full border-b border-line tabular-nums';
export const head = 'placard';
export const row = 'border-t border-line align-top';
const box = 'py-3 font-normal not-last:pe-6';
export const cell = `${box} text-start`;
/** A cell of figures. */
export const figure = `${box} text-end whitespace-nowrap`;
