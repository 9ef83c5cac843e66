import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** The channel formats. */
export const usePresets = () =>
  useQuery({
    queryKey: ['presets'],
    queryFn: ({ signal }) => call('GET /presets', { signal }),
    select: ({ items }) => items,
    staleTime: Infinity,
  });
