import { useEffect, useEffectEvent } from 'react';
import { radiusAt, stepOf } from './tools.ts';
import type { Editor } from './use-editor.ts';

/** Slider steps per bracket key. */
const BRACKET_STEPS = 3;

/** The letter of a key on any keyboard: its own if it is Latin, else the one of its position. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();

/** The keys at the position of an English keyboard's brackets, whatever they print; except plus, which zooms. */
const bracketOf = ({ key, code }: KeyboardEvent): number => {
  if (key === '[' || code === 'BracketLeft') return -BRACKET_STEPS;
  return key === ']' || (code === 'BracketRight' && key !== '+') ? BRACKET_STEPS : 0;
};

/** Undo, redo and brush size by keyboard while the dialog is open. */
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
