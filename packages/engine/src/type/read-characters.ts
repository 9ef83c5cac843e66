import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Index of the `cmap` tag in WOFF2's table of known tags; 63 means that the tag is spelled out. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const WRITTEN_OUT = 63;

/**
 * The code points for which a WOFF2 file has glyphs. The published ranges promise more than the files contain, and Skia does not
 * report which font it used.
 *
 * Sources: W3C WOFF2 (5, table directory), OpenType `cmap` formats 4 and 12. Throws if the file is not WOFF2.
 */
export function readCharacters(path: string): ReadonlySet<number> {
  const file = readFileSync(path);
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error(`Not a WOFF2 file: ${path}`);
  const { cmap, tablesAt } = readDirectory(file);
  const tables = brotliDecompressSync(file.subarray(tablesAt, tablesAt + file.readUInt32BE(20)));
  return new Set(readMap(tables.subarray(cmap)));
}

/** Offset of the cmap in the decompressed tables, and of the compressed tables in the file. */
function readDirectory(file: Buffer): { cmap: number; tablesAt: number } {
  let [at, offset, cmap] = [48, 0, 0];
  const base128 = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let table = file.readUInt16BE(12); table > 0; table--) {
    const flags = file.readUInt8(at++);
    const tag = flags & 63;
    const version = flags >> 6;
    if (tag === WRITTEN_OUT) at += 4;
    let length = base128();
    // Glyph tables are transformed in version 0, all others in any version but 0; a second length then follows.
    if (tag === GLYF || tag === LOCA ? version === 0 : version !== 0) length = base128();
    if (tag === CMAP) cmap = offset;
    offset += length;
  }
  return { cmap, tablesAt: at };
}

function* readMap(cmap: Buffer): Generator<number> {
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + record * 8));
    const format = table.readUInt16BE(0);
    if (format === 12) yield* readGroups(table);
    if (format === 4) yield* readSegments(table);
  }
}

function* readGroups(table: Buffer): Generator<number> {
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const last = table.readUInt32BE(20 + group * 12);
    for (let code = table.readUInt32BE(16 + group * 12); code <= last; code++) yield code;
  }
}

function* readSegments(table: Buffer): Generator<number> {
  const size = table.readUInt16BE(6);
  for (let segment = 0; segment < size; segment += 2) {
    const last = table.readUInt16BE(14 + segment);
    const first = table.readUInt16BE(16 + size + segment);
    const delta = table.readUInt16BE(16 + 2 * size + segment);
    const rangeAt = 16 + 3 * size + segment;
    const range = table.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = range === 0 ? (code + delta) & 0xffff : table.readUInt16BE(rangeAt + range + (code - first) * 2);
      if (glyph !== 0) yield code;
    }
  }
}
