import { useEffect, useEffectEvent } from 'react';
import { radiusAt, stepOf } from './tools.ts';
import type { Editor } from './use-editor.ts';

/** Steps of the slider a bracket changes the brush by. */
const BRACKET_STEPS = 3;

/** What a key means on any keyboard: its letter where it has a Latin one, else the letter in its place. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();

/** The keys where an English keyboard has the brackets do, whatever is on them; but plus zooms. */
const bracketOf = ({ key, code }: KeyboardEvent): number => {
  if (key === '[' || code === 'BracketLeft') return -BRACKET_STEPS;
  return key === ']' || (code === 'BracketRight' && key !== '+') ? BRACKET_STEPS : 0;
};

/** Undo and redo, and a smaller or larger brush, while the dialog is open. */
export function useDialogKeys({ undo, redo, radius, resize }: Editor): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const letter = letterOf(event);
    if (event.ctrlKey || event.metaKey) {
      if (event.altKey || (letter !== 'z' && letter !== 'y')) return;
      event.preventDefault();
      if (letter === 'y' || event.shiftKey) redo();
      else undo();
    } else if (bracketOf(event) !== 0) {
      event.preventDefault();
      resize(radiusAt(stepOf(radius) + bracketOf(event)));
    }
  });
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener('keydown', onKeyDown, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
