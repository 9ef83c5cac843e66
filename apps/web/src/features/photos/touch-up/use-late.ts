import { useEffect, useState } from 'react';

/** Whether `holds` has been true for longer than `patienceMs`. */
export function useLate(holds: boolean, patienceMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!holds) return undefined;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [holds, patienceMs]);
  return isLate;
}
