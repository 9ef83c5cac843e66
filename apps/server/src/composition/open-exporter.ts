import type { Engine } from '@vitrine/engine/pool';
import { createStudioGenerator } from '../adapters/generator/studio/create-studio-generator.ts';
import type { PictureExporter } from '../modules/jobs/index.ts';
import { openLane } from './open-lane.ts';

interface ExportThreads {
  /** One thread for downloads. */
  exporting: Engine;
  /** The thread for interactive requests. */
  answering: Engine;
}

const WAITING = { all: 64, ofAddress: 32, ofAccount: 16 };

/** Exports and options of finished pictures for waiting callers, in fair turns. */
export function openExporter({ exporting, answering }: ExportThreads): PictureExporter {
  const [drawing, telling] = [createStudioGenerator(exporting), createStudioGenerator(answering)];
  const files = openLane({ width: 1, waiting: WAITING, retryAfterSeconds: 10 });
  const options = openLane({ width: 1, waiting: WAITING, retryAfterSeconds: 2 });
  return {
    exportPicture: (caller, read) => files.run(caller, async () => exporting.exportPicture(await read())),
    renderAgain: (caller, read) => files.run(caller, async () => drawing.render(await read())),
    listOptions: (caller, read) => options.run(caller, async () => telling.listOptions(await read())),
    drawHandSheet: (caller, read) => options.run(caller, async () => telling.drawHandSheet(await read())),
    tryPicture: (caller, read) => options.run(caller, async () => telling.render(await read())),
  };
}
