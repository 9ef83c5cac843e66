import type { JobsQuery } from '@vitrine/contract';
import { CATEGORY_IDS } from '@vitrine/contract/limits';

/** Filter and order of the sets. Empty: no filter. */
export interface JobFilter {
  query: string;
  status: NonNullable<JobsQuery['status']> | '';
  category: NonNullable<JobsQuery['category']> | '';
  language: string;
  sort: JobsQuery['sort'];
  shelf: JobsQuery['shelf'];
}

/** The selectable states; queued and generating are one for a seller. */
export const FILTER_STATUSES = ['running', 'completed', 'failed', 'cancelled'] as const;
export const NO_FILTER: JobFilter = {
  query: '',
  status: '',
  category: '',
  language: '',
  sort: 'newest',
  shelf: 'kept',
};
const NARROWING = ['query', 'status', 'category', 'language'] as const;
const MAX_QUERY_LENGTH = 200;

/** The filter in an address; invalid values count as left out. */
export function readFilter(address: URLSearchParams): JobFilter {
  const of = <T extends string, E extends string>(name: string, known: readonly T[], otherwise: E): T | E =>
    known.find((one) => one === address.get(name)) ?? otherwise;
  return {
    query: (address.get('query') ?? '').slice(0, MAX_QUERY_LENGTH),
    status: of('status', FILTER_STATUSES, ''),
    category: of('category', CATEGORY_IDS, ''),
    language: (address.get('language') ?? '').slice(0, 20),
    sort: of('sort', ['oldest'], 'newest'),
    shelf: of('shelf', ['deleted'], 'kept'),
  };
}

/** The address of a filter: only non-default values, keeping other parameters. */
export function writeFilter(address: URLSearchParams, filter: JobFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  const usual = new Map(Object.entries(NO_FILTER));
  for (const [name, value] of Object.entries(filter)) {
    if (value === usual.get(name)) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Number of active filters and orders; the search is visible anyway. */
export const countChoices = (filter: JobFilter): number =>
  (['status', 'category', 'language', 'sort'] as const).filter((name) => filter[name] !== NO_FILTER[name]).length;

/** Whether the list may leave something out. */
export const isNarrowed = (filter: JobFilter): boolean => NARROWING.some((name) => filter[name].trim() !== '');

/** The call's query; empty values are left out. */
export const queryOf = ({ query, status, category, language, ...rest }: JobFilter) => ({
  ...rest,
  ...(query.trim() !== '' && { query: query.trim() }),
  ...(status !== '' && { status }),
  ...(category !== '' && { category }),
  ...(language !== '' && { language }),
});
