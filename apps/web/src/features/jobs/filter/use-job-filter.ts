import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { type JobFilter, readFilter, writeFilter } from './job-filter.ts';

/**
 * The filter, kept in the address. A choice is a history entry; typing replaces the current one.
 */
export function useJobFilter() {
  const [address, setAddress] = useSearchParams();
  const filter = readFilter(address);
  const change = useCallback(
    (part: Partial<JobFilter>, { inPlace = false } = {}) =>
      setAddress((before) => writeFilter(before, { ...readFilter(before), ...part }), {
        replace: inPlace,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return { filter, change };
}
