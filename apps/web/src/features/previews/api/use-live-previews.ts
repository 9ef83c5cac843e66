import type { CreateJobBody } from '@vitrine/contract';
import { useEffect, useEffectEvent } from 'react';
import type { Previews } from './use-previews.ts';

/** Debounce delay of the previews. */
const SETTLE_MS = 1200;

interface Wanted {
  body: CreateJobBody;
  /** The current inputs of the pictures, serialised. */
  wish: string;
  /** Whether nothing prevents the previews. */
  ready: boolean;
}

/** Keeps the previews up to date: made at once the first time, then after each pause in the changes. */
export function useLivePreviews({ state, make }: Previews, { body, wish, ready }: Wanted): void {
  const draw = useEffectEvent((now: string) => void make(body, now));
  const isFirst = state.phase === 'none';
  const due = ready && state.phase !== 'stopped' && state.madeOf !== wish;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => draw(wish), isFirst ? 0 : SETTLE_MS);
    return () => clearTimeout(timer);
  }, [due, wish, isFirst]);
}
