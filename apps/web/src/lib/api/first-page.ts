/** The cursor of the first page of a list; those of later pages are text. */
export const FIRST_PAGE: string | null = null;
