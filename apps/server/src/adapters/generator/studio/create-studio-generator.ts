import type { Engine } from '@vitrine/engine/pool';
import type { Generator } from '../../../modules/jobs/generator-port.ts';

/** The built-in engine: no key, no network, no weights. */
export const createStudioGenerator = (engine: Engine): Generator => ({
  listOptions: (request, signal) => engine.listOptions(request, signal),
  drawHandSheet: (request, signal) => engine.drawHandSheet(request, signal),
  render: (request, signal) => engine.render(request, signal),
});
