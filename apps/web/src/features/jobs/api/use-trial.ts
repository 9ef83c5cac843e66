import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Wish } from '../hand/adjustment.ts';
import type { HandSource } from '../hand/hand-source.ts';

/** The hand rests for so long before the engine is asked. */
const PAUSE_MS = 350;

/** What a value was when it last stayed the same for a while; null before. */
export function useSettled<Value>(value: Value): Value | null {
  const [settled, setSettled] = useState<Value | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Whether a value has stayed the same for a while. */
export const useRested = (value: unknown): boolean => useSettled(value) === value;

/** The engine's own picture of what is wanted, once the hand rests; null until then, and while nothing was changed. */
export function useTrial({ id, version, readTrial }: HandSource, wish: Wish, isChanged: boolean) {
  const rested = useRested(wish);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['trial', id, version, wish],
    queryFn: ({ signal }) => readTrial(wish, signal),
    enabled: rested && isChanged,
    staleTime: Infinity,
    gcTime: 30_000,
  });
  return { image: isChanged ? (data ?? null) : null, isFetching, isError };
}
