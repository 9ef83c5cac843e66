import { crc32, inflateRawSync } from 'node:zlib';

/**
 * Reads a ZIP by its central directory (APPNOTE 4.3.12).
 * @throws Error if an entry's CRC does not match
 */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = zip.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let entry = 0; entry < zip.readUInt16LE(end + 10); entry += 1) {
    const [method, checksum, packed] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
    ];
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const stored = zip.subarray(start, start + packed);
    const content = method === 0 ? stored : inflateRawSync(stored);
    if (crc32(content) !== checksum) throw new Error(`${name} is damaged`);
    files.set(name, Buffer.from(content));
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32);
  }
  return files;
}
