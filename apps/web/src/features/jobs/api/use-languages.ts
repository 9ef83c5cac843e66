import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** The languages that can be set on a picture. */
export const useLanguages = () =>
  useQuery({
    queryKey: ['languages'],
    queryFn: ({ signal }) => call('GET /languages', { query: {}, signal }),
    select: ({ items }) => items,
  });
