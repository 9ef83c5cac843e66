// node .cache/trial.ts OUT styles|- FOLDER=category:description ...
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { createEngine } from './pool.ts';
import { DEFAULT_STYLE_IDS, type StyleId } from './identifiers.ts';
const [out, only, ...items] = process.argv.slice(2) as [string, string, ...string[]];
const ids = only === '-' ? [...DEFAULT_STYLE_IDS] : (only.split(',') as StyleId[]);
const engine = createEngine({ threads: 1 });
await mkdir(out, { recursive: true });
const labels = JSON.parse(await readFile('/work/tmp-pages/labels.json', 'utf8'));
for (const folder of items) {
  const name = folder.replace(/\/$/u, '').split('/').at(-1)!;
  const label = labels[name] ?? {};
  const taken = await engine.intake(await readFile(`${folder}/photo.jpg`));
  const { width, height } = await sharp(taken.preview).metadata();
  const isGiven = await readFile(`${folder}/mask.png`).then(() => true, () => false);
  const mask0 = isGiven ? null : await sharp((await engine.cutOut(taken.photo)).cutout).ensureAlpha().extractChannel(3).png().toBuffer();
  const maskFile = mask0 ?? (await readFile(`${folder}/mask.png`));
  const given = await sharp(maskFile).extractChannel(0).resize(width, height, { fit: 'fill' }).png().toBuffer();
  const mask = await engine.readMask(given, taken.preview);
  const cut = await engine.cutOut(taken.photo, undefined, undefined, { mask });
  // exact alpha over the engine's unmixed colours
  const raw = await sharp(cut.cutout).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const exact = await sharp(maskFile).extractChannel(0).resize(raw.info.width, raw.info.height, { fit: 'fill' }).raw().toBuffer();
  let off = 0;
  for (let i = 0; i < exact.length; i++) off += Math.abs(raw.data[4 * i + 3]! - exact[i]!);
  console.log(name, 'alpha error', (off / exact.length / 255).toFixed(5), 'score', cut.score.toFixed(2));
  const products = [{ key: `${folder}:${Date.now()}`, photo: taken.photo, cutout: cut.cutout }];
  await mkdir(`${out}/${name}`, { recursive: true });
  const tiles: Buffer[] = [];
  const T = 480;
  for (const style of ids) {
    const { bytes } = await engine.render({ products, style, language: label.language ?? 'en', description: label.description ?? '', category: label.category ?? null, seed: 1, size: 'preview', format: 'jpeg' });
    await writeFile(`${out}/${name}/${style}.jpg`, bytes);
    const svg = Buffer.from(`<svg width="${T}" height="24"><text x="4" y="18" font-size="17" fill="#ddd" font-family="DejaVu Sans">${style}</text></svg>`);
    tiles.push(await sharp({ create: { width: T, height: T + 26, channels: 3, background: '#1b1a19' } }).composite([{ input: await sharp(bytes).resize(T, T, { fit: 'contain', background: '#1b1a19' }).toBuffer(), top: 0, left: 0 }, { input: svg, top: T, left: 0 }]).png().toBuffer());
  }
  const cols = Math.min(5, tiles.length), rows = Math.ceil(tiles.length / cols);
  await sharp({ create: { width: cols * (T + 8), height: rows * (T + 34), channels: 3, background: '#1b1a19' } }).composite(tiles.map((input, i) => ({ input, left: (i % cols) * (T + 8), top: Math.floor(i / cols) * (T + 34) }))).jpeg({ quality: 88 }).toFile(`${out}/${name}.jpg`);
  console.log(`${out}/${name}.jpg`);
}
await engine.close();
