import { createCanvas, loadImage } from '@napi-rs/canvas';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { findFont, setFont } from '../type/fonts.ts';

/** A picture on the sheet. */
export interface Tile {
  caption: string;
  bytes: Uint8Array;
}

/** The photo and twenty pictures fill three rows. */
const COLUMNS = 7;
const TILE_PX = 400;
const GAP_PX = 32;
const CAPTION_PX = 44;

/** Writes a contact sheet: the pictures in rows of `most` on neutral grey, each with its caption. JPEG. */
export async function writeSheet(path: string, tiles: readonly Tile[], most = COLUMNS): Promise<void> {
  const columns = Math.min(most, tiles.length);
  const rows = Math.ceil(tiles.length / columns);
  const canvas = createCanvas(columns * (TILE_PX + GAP_PX) + GAP_PX, rows * (TILE_PX + CAPTION_PX + GAP_PX) + GAP_PX);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#1b1a19';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const words = tiles.map(({ caption }) => caption).join('');
  setFont(ctx, findFont({ words, language: 'en', voice: 'sans', weight: 500 }), 22);
  for (const [i, { caption, bytes }] of tiles.entries()) {
    const x = GAP_PX + (i % columns) * (TILE_PX + GAP_PX);
    const y = GAP_PX + Math.floor(i / columns) * (TILE_PX + CAPTION_PX + GAP_PX);
    const small = await sharp(bytes).resize(TILE_PX, TILE_PX, { fit: 'inside' }).png().toBuffer();
    const image = await loadImage(small);
    ctx.drawImage(image, x + (TILE_PX - image.width) / 2, y + (TILE_PX - image.height) / 2);
    ctx.fillStyle = '#cfcac4';
    ctx.fillText(caption, x, y + TILE_PX + 32);
  }
  await writeFile(path, await sharp(canvas.toBuffer('image/png')).jpeg({ quality: 88 }).toBuffer());
}
