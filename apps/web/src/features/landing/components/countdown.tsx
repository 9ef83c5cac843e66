import { useEffect, useState } from 'react';
import { useContent } from '../../../lib/content/use-content.ts';

const SECOND_MS = 1000;
/** Start value of the countdown without an offer: 23 h 45 min 30 s. */
const USUAL_MS = ((23 * 60 + 45) * 60 + 30) * SECOND_MS;

/** End of the operator's offer, from `<html>`; undefined without one. */
function promisedEnd(): number | undefined {
  const end = Date.parse(document.documentElement.dataset['promo'] ?? '');
  return Number.isNaN(end) ? undefined : end;
}

/** Whole seconds left until `endMs`, each second. */
function useSecondsLeft(endMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endMs - nowMs) / SECOND_MS));
  const over = left === 0;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [over]);
  return left;
}

const written = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

function Clock({ endMs, words }: { endMs: number; words: (over: boolean) => string }) {
  const left = useSecondsLeft(endMs);
  return (
    <>
      <p role="timer" aria-live="off" dir="ltr" className="font-display text-4xl tabular-nums">
        {written(left)}
      </p>
      <p className="max-w-[44ch] text-muted">{words(left === 0)}</p>
    </>
  );
}

/**
 * Counts down to the end of an offer, or from the same time for everyone without a promise, and stops at zero. The operator can
 * disable it. It needs script, because a reader must be able to stop it.
 */
export function Countdown() {
  const { open, late, until, over } = useContent('landing').clock;
  const [end] = useState(() =>
    typeof document === 'undefined' ? null : { promised: promisedEnd(), usual: Date.now() + USUAL_MS },
  );
  return (
    <div className="flex min-h-48 flex-wrap items-center gap-x-8 gap-y-2 border-y border-line py-6 sm:min-h-28 [html[data-promo=off]_&]:hidden">
      {end !== null && (
        <Clock
          endMs={end.promised ?? end.usual}
          words={(ended) => (end.promised === undefined ? (ended ? late : open) : ended ? over : until)}
        />
      )}
    </div>
  );
}
