import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCutOutLine } from '@vitrine/engine/pool';
import { samples } from '@vitrine/scenes';
import { writeTinyModel } from '@vitrine/engine/tiny-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseNetwork } from '../networks/choose-network.ts';
import { type CatalogueEntry, readCatalogue } from '../networks/read-catalogue.ts';
import { type FileServer, serveFile } from '../testing/serve-file.ts';
import { runModel } from './run-model.ts';
import { portOf } from '../http/port-of.ts';

/** A small network with the input and output of the catalogue entry. */
function tinyOf({ name, sidePx }: CatalogueEntry): Uint8Array {
  const names = name === 'birefnet-lite-512' ? { input: 'input_image', output: 'output_image' } : {};
  return writeTinyModel({ shape: [1, 3, sidePx, sidePx], ...names });
}

const catalogue = readCatalogue();
const entryOf = (name: string) => catalogue.find((entry) => entry.name === name)!;
const tiny = (name: string) => tinyOf(entryOf(name));
const names = catalogue.map(({ name }) => name);

let dataDir: string;
let server: FileServer;
let lines: string[];
let progress: [number, number | null][];
const folder = () => path.join(dataDir, 'models');
const there = async () => (await readdir(folder()).catch((): string[] => [])).toSorted();
/** The catalogue, with small files of our own instead of the real ones. */
const parts = (more: { mattingModel?: string | null; cutoutUrl?: string | null } = {}) => ({
  dataDir,
  mattingModel: null,
  cutoutUrl: null,
  say: (line: string) => void lines.push(line),
  onProgress: (_name: string, done: number, total: number | null) => void progress.push([done, total]),
  patienceMs: 500,
  catalogue: catalogue.map((entry) => {
    const value = createHash('md5').update(tinyOf(entry)).digest('hex');
    return { ...entry, url: server.url, checksum: entry.checksum === null ? null : { kind: 'md5' as const, value } };
  }),
  ...more,
});
const run = (...words: string[]) => runModel(parts(), words);
const said = () => lines.join('\n');

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-model-'));
  server = await serveFile(tiny('u2netp'));
  [lines, progress] = [[], []];
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

describe('npm run model -- NAME', () => {
  it.each(names)('fetches %s with its licence, checks that it runs, and uses it', async (name) => {
    const entry = entryOf(name);
    server.content = tinyOf(entry);
    await run(name);
    expect(said()).toContain(`Licence: ${entry.licence.id}`);
    expect(said()).toContain(`${name} cuts out from the next start on.`);
    const licence = await readFile(path.join(folder(), `${name}.LICENCE.txt`), 'utf8');
    expect(licence).toContain(entry.licence.id === 'MIT' ? 'Permission is hereby granted' : 'Apache License');
    expect(licence).toContain(entry.licence.holder);
    expect(await there()).toEqual(
      [
        ...(entry.checksum === null ? [`${name}.sha256`] : []),
        `${name}.LICENCE.txt`,
        `${name}.onnx`,
        'in-use.json',
      ].toSorted(),
    );
    expect(progress.at(-1)).toEqual([server.content.length, server.content.length]);
    // The network that the next start uses cuts out; once per convention is enough.
    if (catalogue.find(({ profile }) => profile === entry.profile) !== entry) return;
    const line = openCutOutLine({ model: await chooseNetwork({ dataDir, mattingModel: null }), cores: 1 });
    const photo = await readFile(samples.get('mug')!.photoPath);
    expect((await line.previewCutOut(photo)).network).toBe(name);
    await line.close();
  });

  it('fetches nothing twice', async () => {
    await run('fetch', 'u2netp');
    await run('u2netp');
    expect(server.ranges).toHaveLength(1);
    expect(said()).toContain('u2netp has been fetched already.');
  });

  it('reports the settings that override the choice', async () => {
    await runModel(parts({ mattingModel: '/models/mine.onnx', cutoutUrl: 'http://gpu:7000' }), ['u2netp']);
    expect(said()).toMatch(/MATTING_MODEL is set and overrides.+mine\.onnx/);
    expect(said()).toContain('CUTOUT_URL is set');
    expect(said()).not.toContain('gpu');
    expect(await chooseNetwork({ dataDir, mattingModel: '/models/mine.onnx' })).toBe('/models/mine.onnx');
  });
});

describe('an interrupted transfer', () => {
  it.each(['breaks', 'stalls'] as const)('is resumed: it %s', async (manner) => {
    server.manner = manner;
    await expect(run('u2netp')).rejects.toThrow(
      /^The transfer was interrupted after .+ MB; the same command resumes it\.$/,
    );
    expect(await there()).toEqual(['u2netp.onnx.part', 'u2netp.onnx.part.json']);
    expect(await chooseNetwork({ dataDir, mattingModel: null })).toBeNull();
    server.manner = 'well';
    await run('u2netp');
    expect(server.ranges).toEqual([null, `bytes=${Math.floor(server.content.length / 2)}-`]);
    expect(await readFile(path.join(folder(), 'u2netp.onnx'))).toEqual(Buffer.from(server.content));
  });

  it.each([
    ['the server knows no ranges', () => (server.manner = 'ignores ranges')],
    ['the file has changed', () => {}],
  ])('starts over if necessary: %s', async (_name, change) => {
    server.content = Buffer.from('an older version of the file, of which half arrives');
    server.manner = 'breaks';
    await expect(run('u2netp')).rejects.toThrow('The transfer was interrupted');
    server.content = tiny('u2netp');
    server.manner = 'well';
    change();
    await run('u2netp');
    expect(await readFile(path.join(folder(), 'u2netp.onnx'))).toEqual(Buffer.from(server.content));
  });

  it('is deleted by remove', async () => {
    server.manner = 'breaks';
    await expect(run('u2netp')).rejects.toThrow('The transfer was interrupted');
    await run('remove', 'u2netp');
    expect(await there()).toEqual([]);
  });
});

describe('a failure', () => {
  const nothingKept = async () => expect(await there()).toEqual([]);

  it('is one sentence: no answer', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const port = portOf(closed);
    await new Promise((resolve) => closed.close(resolve));
    await expect(run('u2netp', '--from', `http://127.0.0.1:${port}/x`)).rejects.toThrow(
      /^127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\): is there a network connection\?$/,
    );
    await nothingKept();
    const nowhere = run('u2netp', '--from', 'https://nowhere.invalid/x');
    await expect(nowhere).rejects.toThrow(
      /^nowhere\.invalid cannot be reached \(\w+\): is there a network connection\?$/,
    );
    server.manner = 'silent';
    await expect(run('u2netp')).rejects.toThrow(/cannot be reached \(no answer within 0\.5 s\)/);
    await nothingKept();
  });

  it('is one sentence: the file does not exist', async () => {
    server.manner = 'not found';
    await expect(run('u2netp')).rejects.toThrow(/does not deliver the file: it answers with status 404\.$/);
    await nothingKept();
  });

  it('is one sentence: it is another file', async () => {
    server.content = tiny('isnet');
    await expect(run('u2netp')).rejects.toThrow(
      /^The file is not u2netp as it was published: its md5 is \w{32} instead/,
    );
    await nothingKept();
  });

  it('is one sentence: the file is not a network', async () => {
    server.content = Buffer.from('<html>Please log in</html>');
    await expect(run('birefnet-lite-512')).rejects.toThrow(
      /^The fetched file is not a birefnet-lite-512 that runs here: the file is not an ONNX model.+; nothing was kept\.$/,
    );
    await nothingKept();
    server.content = tiny('u2netp');
    await expect(run('birefnet-lite-512')).rejects.toThrow(
      /the file takes 1×3×320×320, but its profile gives 1×3×512×512/,
    );
    await nothingKept();
  });

  it('is one sentence: the disk is full', async () => {
    // The kernel's own full disk: writes to this name fail with ENOSPC.
    await mkdir(folder(), { recursive: true });
    await symlink('/dev/full', path.join(folder(), 'u2netp.onnx.part'));
    await expect(run('u2netp')).rejects.toThrow(/^The disk is full: nothing was kept in .+models\.$/);
    await nothingKept();
  });

  it('is one sentence: the file is too large or endless', async () => {
    const huge = { ...entryOf('u2netp'), url: server.url };
    server.manner = 'boundless';
    const endless = runModel({ ...parts(), catalogue: [huge] }, ['u2netp']);
    await expect(endless).rejects.toThrow(/sends more than 9\.4 MB: nothing of it was kept\.$/);
    await nothingKept();
  });

  it('is one sentence: the connection is not encrypted', async () => {
    await expect(run('u2netp', '--from', 'http://mirror.example/x.onnx')).rejects.toThrow(
      'http://mirror.example is refused: a network is fetched over https only.',
    );
    server.manner = { to: 'http://elsewhere.example/x.onnx' };
    await expect(run('u2netp')).rejects.toThrow('http://elsewhere.example is refused');
    server.manner = { to: server.url };
    await expect(run('u2netp')).rejects.toThrow('redirects too often.');
    await nothingKept();
  });

  it.each([
    [['best'], /^There is no "best": take one of vitrine, isnet, .+, or see npm run model -- --help\.$/],
    [['fetch', 'best'], /^There is no "best"/],
    [['use'], /^Which one\?/],
    [['use', 'isnet'], /^isnet is not fetched yet: npm run model -- isnet\.$/],
    [['check', 'isnet'], /^isnet is not fetched yet: npm run model -- fetch isnet\.$/],
    [['remove', 'vitrine'], /^Our own network cannot be removed/],
    [['fetch', 'isnet', 'now'], /^"now" is unexpected/],
    [['fetch', 'isnet', '--from'], /^--from takes an address/],
  ])('is one sentence: %j', async (words, sentence) => {
    await expect(run(...words)).rejects.toThrow(sentence);
    expect(server.ranges).toEqual([]);
    await nothingKept();
  });
});

it('keeps the SHA-256 of the first file if no checksum is published, and checks later ones against it', async () => {
  server.content = tiny('birefnet-lite-512');
  await run('birefnet-lite-512');
  const sum = createHash('sha256').update(server.content).digest('hex');
  expect(said()).toContain(`the SHA-256 of this first file (${sum}) is kept`);
  await run('remove', 'birefnet-lite-512');
  server.content = Buffer.concat([server.content, Buffer.from([0])]);
  await expect(run('birefnet-lite-512')).rejects.toThrow(
    /^The file differs from the one fetched first .+ delete .+\.sha256\.$/,
  );
  expect(await there()).toEqual(['birefnet-lite-512.sha256']);
});

it('returns to our own network on request and when the network in use is removed', async () => {
  await run('u2netp');
  await run();
  expect(said()).toMatch(/^\* {2}u2netp .+in use$/m);
  await run('vitrine');
  expect(await chooseNetwork({ dataDir, mattingModel: null })).toBeNull();
  await run('use', 'u2netp');
  await run('remove', 'u2netp');
  expect(said()).toContain('Our own network cuts out from the next start on.');
  expect(await there()).toEqual([]);
  expect(await chooseNetwork({ dataDir, mattingModel: null })).toBeNull();
});

it('stops the start with one sentence when the chosen network’s file is missing', async () => {
  await run('u2netp');
  await rm(path.join(folder(), 'u2netp.onnx'));
  await expect(chooseNetwork({ dataDir, mattingModel: null })).rejects.toThrow(
    /^The network u2netp was chosen, but its file is missing: .+ npm run model -- use vitrine\.$/,
  );
});

it('measures a network on our own samples, beside ours', async () => {
  await run('check', 'vitrine');
  await run('fetch', 'u2netp');
  await run('check', 'u2netp');
  expect(lines.filter((line) => line.startsWith('Measuring vitrine'))).toHaveLength(1);
  const rows = lines.slice(-4).filter((line) => /^[ *] {2}(vitrine|u2netp) /.test(line));
  const [own, other] = rows.map((row) => /([\d.]+) GB +([\d.]+) s +([\d.]+)/.exec(row)?.slice(1).map(Number));
  expect(own?.[2]).toBeGreaterThan(0.94);
  // It answers with the photo's red channel.
  expect(other?.[2]).toBeLessThan(0.6);
  for (const [gigabytes, seconds] of [own!, other!]) {
    expect(gigabytes).toBeGreaterThan(0.1);
    expect(seconds).toBeGreaterThan(0.05);
  }
}, 240_000);

it('lists the facts of each network of the catalogue', async () => {
  await run('list');
  for (const { name, licence, megabytes } of catalogue) {
    expect(said()).toMatch(new RegExp(`^   ${name} +${licence.id} +${megabytes} MB +\\d+ px +~\\d+ GB`, 'm'));
  }
  expect(said()).toMatch(/^\* {2}vitrine .+in use$/m);
  lines.length = 0;
  await run('--help');
  expect(said()).toContain('npm run model -- remove NAME');
});

it('refuses a choice file that contains no name', async () => {
  await mkdir(folder(), { recursive: true });
  await writeFile(path.join(folder(), 'in-use.json'), '{');
  expect(await chooseNetwork({ dataDir, mattingModel: null })).toBeNull();
});
