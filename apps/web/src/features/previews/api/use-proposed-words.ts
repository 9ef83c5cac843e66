import type { WordsBody } from '@vitrine/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';

/** So long after the last key the words are asked for again. */
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

/** The words that a set would have, asked again whenever the description, the category or the language is another. */
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
