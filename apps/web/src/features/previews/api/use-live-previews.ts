import type { CreateJobBody } from '@vitrine/contract';
import { useEffect, useEffectEvent } from 'react';
import type { Previews } from './use-previews.ts';

/** So long after the last change the pictures follow: nobody wants one for every letter. */
const SETTLE_MS = 1200;

interface Wanted {
  body: CreateJobBody;
  /** What the pictures would be made of now, as text. */
  wish: string;
  /** Nothing stands in the way. */
  ready: boolean;
}

/** Keeps the previews as the set would be made: at once for the first time, then whenever somebody has stopped changing it. */
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
