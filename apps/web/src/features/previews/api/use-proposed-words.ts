import type { WordsBody } from '@vitrine/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';

/** Debounce delay of the words. */
const REST_MS = 300;

/** `value`, once it has not changed for `REST_MS`. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** The proposed words of a set, refetched when description, category or language change. */
export function useProposedWords({ product_description = '', language, category }: WordsBody) {
  const description = useRested(product_description);
  return useQuery({
    queryKey: ['proposed-words', language, category, description],
    queryFn: ({ signal }) => {
      const body = { language, product_description: description, ...(category !== undefined && { category }) };
      return call('POST /previews/words', { body, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}
