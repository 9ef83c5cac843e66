import type { Engine } from '@vitrine/engine/pool';
import { createStudioGenerator } from '../adapters/generator/studio/create-studio-generator.ts';
import type { PictureExporter } from '../modules/jobs/index.ts';
import { openLane } from './open-lane.ts';

interface ExportThreads {
  /** One thread for files. */
  exporting: Engine;
  /** The thread that answers whoever looks at the screen. */
  answering: Engine;
}

const WAITING = { all: 64, ofAddress: 32, ofAccount: 16 };

/** What is made of finished pictures while somebody waits, in fair turns. */
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
