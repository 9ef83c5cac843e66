import { useEffect, useRef } from 'react';

interface Watcher extends EventTarget {
  destroy: () => void;
}

/** On a phone, Back closes an overlay instead of leaving the page (html.spec.whatwg.org, close watchers). */
export function useCloseWatcher(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const Watch = Reflect.get(window, 'CloseWatcher') as (new () => Watcher) | undefined;
    if (!open || Watch === undefined) return undefined;
    const watcher = new Watch();
    watcher.addEventListener('close', () => latest.current());
    return () => watcher.destroy();
  }, [open]);
}
