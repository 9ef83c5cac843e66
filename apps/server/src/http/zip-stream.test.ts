import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readZip } from '../testing/read-zip.ts';
import { type ZipFile, zipStream } from './zip-stream.ts';

const file = (name: string, open: ZipFile['open']): ZipFile => ({ name, compress: false, open });
const whole = (name: string): ZipFile => file(name, async () => Readable.from([Buffer.from(name)]));

async function* given(...files: ZipFile[]): AsyncGenerator<ZipFile> {
  yield* files;
}

it('contains the files in order', async () => {
  const { stream } = zipStream(given(whole('a.txt'), whole('b.txt')), new Date());
  expect([...readZip(await buffer(stream))].map(([name, content]) => [name, String(content)])).toEqual([
    ['a.txt', 'a.txt'],
    ['b.txt', 'b.txt'],
  ]);
});

const broken: Record<string, ZipFile> = {
  'is missing': file('missing.txt', async () => {
    throw new Error('it is gone');
  }),
  'breaks off while it is read': file('broken.txt', async () =>
    Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('it is gone');
      })(),
    ),
  ),
};

for (const [what, bad] of Object.entries(broken)) {
  it(`ends with an error only for its reader when a file ${what}`, async () => {
    const { stream } = zipStream(given(whole('a.txt'), bad, whole('b.txt')), new Date());
    await expect(buffer(stream)).rejects.toThrow('it is gone');
  });
}

it('ends with the error of the file list', async () => {
  const files = (async function* () {
    yield whole('a.txt');
    throw new Error('no list');
  })();
  await expect(buffer(zipStream(files, new Date()).stream)).rejects.toThrow('no list');
});

it('opens no more files after its reader left', async () => {
  let opened = 0;
  const counted = file('a.txt', async () => {
    opened += 1;
    return new Readable({ read: () => {} });
  });
  const { stream, abort } = zipStream(given(counted, counted, counted), new Date());
  stream.on('error', () => {}).resume();
  await new Promise((resolve) => setTimeout(resolve, 50));
  abort();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([opened, stream.destroyed]).toEqual([1, true]);
});
