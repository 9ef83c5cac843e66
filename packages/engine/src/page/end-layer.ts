import type { Layer } from './picture.ts';

/** The same layer used for a part of the page only: not as an endless background. */
export function endLayer(layer: Layer): Layer {
  const ended = { ...layer };
  delete ended.isEndless;
  delete ended.extent;
  return ended;
}
