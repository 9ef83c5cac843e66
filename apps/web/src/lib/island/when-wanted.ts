const NEAR = '600px';
const PAUSE_MS = 3000;

/** Calls `then` once the focus is outside `box`: content in use is not replaced. */
function onceUnused(box: HTMLElement, then: () => void): void {
  if (!box.contains(document.activeElement)) return then();
  const look = () => {
    // The next element receives the focus only after this event.
    setTimeout(() => {
      if (box.contains(document.activeElement)) return;
      box.removeEventListener('focusout', look);
      then();
    });
  };
  box.addEventListener('focusout', look);
}

/**
 * Loads something for `box` when the reader scrolls near it; at once with `now` or for an empty box. Failures are retried.
 * Returns a function that cancels.
 */
export function whenWanted<T>(box: HTMLElement, now: boolean, load: () => Promise<T>, show: (loaded: T) => void) {
  let over = false;
  const start = async (): Promise<void> => {
    if (over) return;
    try {
      const loaded = await load();
      onceUnused(box, () => {
        if (!over) show(loaded);
      });
    } catch {
      setTimeout(() => void start(), PAUSE_MS);
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void start();
    },
    { rootMargin: NEAR },
  );
  if (now || box.childElementCount === 0) void start();
  else observer.observe(box);
  return () => {
    over = true;
    observer.disconnect();
  };
}
