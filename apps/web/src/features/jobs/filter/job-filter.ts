import type { JobsQuery } from '@vitrine/contract';
import { CATEGORY_IDS } from '@vitrine/contract/limits';

/** What of the sets is shown, and in which order. Empty: not narrowed. */
export interface JobFilter {
  query: string;
  status: NonNullable<JobsQuery['status']> | '';
  category: NonNullable<JobsQuery['category']> | '';
  language: string;
  sort: JobsQuery['sort'];
  shelf: JobsQuery['shelf'];
}

/** The states to choose from; being in line and being made are one to a seller. */
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

/** The filter in an address; what makes no sense there counts as left out. */
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

/** The address of a filter: only what is not as usual, beside what else stood there. */
export function writeFilter(address: URLSearchParams, filter: JobFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  const usual = new Map(Object.entries(NO_FILTER));
  for (const [name, value] of Object.entries(filter)) {
    if (value === usual.get(name)) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** How many of the choices narrow the list or change its order; the search is seen anyway. */
export const countChoices = (filter: JobFilter): number =>
  (['status', 'category', 'language', 'sort'] as const).filter((name) => filter[name] !== NO_FILTER[name]).length;

/** Whether something may be left out of the list. */
export const isNarrowed = (filter: JobFilter): boolean => NARROWING.some((name) => filter[name].trim() !== '');

/** The query of the call; what is empty is left out there. */
export const queryOf = ({ query, status, category, language, ...rest }: JobFilter) => ({
  ...rest,
  ...(query.trim() !== '' && { query: query.trim() }),
  ...(status !== '' && { status }),
  ...(category !== '' && { category }),
  ...(language !== '' && { language }),
});
