import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Wish } from '../hand/adjustment.ts';
import type { HandSource } from '../hand/hand-source.ts';

/** Delay after the last movement before the engine is asked. */
const PAUSE_MS = 350;

/** The value the last time it stayed unchanged for the delay; null before. */
export function useSettled<Value>(value: Value): Value | null {
  const [settled, setSettled] = useState<Value | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Whether a value has stayed unchanged for the delay. */
export const useRested = (value: unknown): boolean => useSettled(value) === value;

/** The engine's own picture of the wish, after the gesture has settled; null until then, and without changes. */
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
