import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { type JobFilter, readFilter, writeFilter } from './job-filter.ts';

/**
 * The filter as it stands in the address. A choice is a step that back undoes; typing is not a step a letter: it changes the
 * address in place.
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
