import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeTinyModel } from '@vitrine/engine/tiny-model';
import { afterAll, expect, it } from 'vitest';
import { serveFile } from '../testing/serve-file.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-model-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** The command as `npm run model` starts it. */
const run = (...words: string[]) =>
  new Promise<{ code: number; out: string; complaint: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir, MATTING_MODEL: '', CUTOUT_URL: '' };
    const file = path.join(import.meta.dirname, 'model.ts');
    const child = execFile(process.execPath, [file, ...words], { env }, (_error, out, complaint) =>
      resolve({ code: child.exitCode ?? -1, out, complaint }),
    );
  });

it('fetches a network, reports it and keeps the choice; a failure is one sentence and exit code 1', async () => {
  const content = writeTinyModel({ shape: [1, 3, 512, 512], input: 'input_image', output: 'output_image' });
  const server = await serveFile(content);
  const refused = await run('isnet', '--from', server.url);
  expect(refused.code).toBe(1);
  expect(refused.complaint).toMatch(/^The file is not isnet as it was published: .+; nothing was kept\.\n$/);
  const fetched = await run('birefnet-lite-512', '--from', server.url);
  expect(fetched).toMatchObject({ code: 0, complaint: '' });
  expect(fetched.out).toContain('birefnet-lite-512 cuts out from the next start on.');
  expect((await run()).out).toMatch(/^\* {2}birefnet-lite-512 .+in use$/m);
  expect(await run('best')).toMatchObject({
    code: 1,
    out: '',
    complaint: expect.stringMatching(/^There is no "best".+\n$/),
  });
  await server.close();
}, 120_000);
