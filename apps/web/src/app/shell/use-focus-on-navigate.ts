import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of page the keyboard starts at the content, and screen readers say where they are. */
export function useFocusOnNavigate() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) main.current?.focus({ preventScroll: true });
    before.current = pathname;
  }, [pathname]);
  return main;
}
