const NEAR = '600px';
const PAUSE_MS = 3000;

/** Calls `then` once the focus is not in `box`: what a reader is using is not replaced under their hands. */
function onceUnused(box: HTMLElement, then: () => void): void {
  if (!box.contains(document.activeElement)) return then();
  const look = () => {
    // The next element has the focus only after this event.
    setTimeout(() => {
      if (box.contains(document.activeElement)) return;
      box.removeEventListener('focusout', look);
      then();
    });
  };
  box.addEventListener('focusout', look);
}

/**
 * Loads something for `box` when the reader comes near it; at once with `now` and where the box is empty. What fails is
 * tried again. Returns a function that gives up.
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
