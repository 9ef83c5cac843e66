import type { Layer } from './picture.ts';

/** The same layer where it is seen in a part of the page only: no ground that goes on. */
export function endLayer(layer: Layer): Layer {
  const ended = { ...layer };
  delete ended.isEndless;
  delete ended.extent;
  return ended;
}
