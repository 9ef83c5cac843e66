import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { Pen, PenState } from './create-pen.ts';
import { paintScene, type Scene } from './paint-scene.ts';

/** Repaints the canvas on every render, and on the next frame after a pen change. */
export function usePainting(
  canvas: RefObject<HTMLCanvasElement | null>,
  pen: Pen,
  sceneOf: (state: PenState) => Scene,
): void {
  const paint = () => {
    const brush = canvas.current?.getContext('2d');
    if (brush) paintScene(brush, sceneOf(pen.now()));
  };
  const repaint = useEffectEvent(paint);
  useLayoutEffect(paint);
  useEffect(() => {
    let frame = 0;
    const stop = pen.subscribe(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => repaint());
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [pen]);
}
