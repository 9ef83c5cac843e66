import { useEffect, useEffectEvent, useState } from 'react';

/** Files that are dropped anywhere on the page or pasted into it. Returns whether files hover over the page. */
export function useFileSources(take: (files: readonly File[]) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const receive = useEffectEvent(take);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const onDragOver = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setHovering(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setHovering(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setHovering(false);
      receive([...(event.dataTransfer?.files ?? [])]);
    };
    const onPaste = (event: ClipboardEvent) => receive([...(event.clipboardData?.files ?? [])]);
    window.addEventListener('dragover', onDragOver, { signal });
    window.addEventListener('dragleave', onDragLeave, { signal });
    window.addEventListener('drop', onDrop, { signal });
    window.addEventListener('paste', onPaste, { signal });
    return () => stop.abort();
  }, []);
  return hovering;
}
