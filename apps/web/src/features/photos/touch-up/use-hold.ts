import type { KeyboardEvent, PointerEvent } from 'react';

const isPress = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

/** Handlers of a button that acts while held, by pointer or key. */
export function useHold(onHold: (held: boolean) => void) {
  const letGo = () => onHold(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      onHold(true);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown: (event: KeyboardEvent) => {
      if (isPress(event) && !event.repeat) onHold(true);
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (isPress(event)) letGo();
    },
    onBlur: letGo,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
