import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After navigation the focus moves to the content, so that screen readers announce the page. */
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
