import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Seconds left until `endMs` (Unix milliseconds), counted down; `time` writes them as 1:05. */
export function useCountdown(endMs: number): { left: number; time: string } {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((endMs - nowMs) / SECOND_MS));
  return { left, time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` };
}
