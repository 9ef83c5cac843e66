import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';

const PAUSE_MS = 3000;

/** A picture that retries loading; `fallback` is shown meanwhile. */
export function PatientImage({ fallback, alt, ...rest }: ComponentProps<'img'> & { alt: string; fallback: ReactNode }) {
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (!broken) return undefined;
    const timer = setTimeout(() => setBroken(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [broken]);
  return broken ? fallback : <img {...rest} alt={alt} onError={() => setBroken(true)} />;
}
