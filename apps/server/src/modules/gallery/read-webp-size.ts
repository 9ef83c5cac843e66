/**
 * Pixels of a WebP picture, from its header (RFC 9649, sections 2.5 to 2.7).
 * @throws Error when it is no WebP
 */
export function readWebpSize(bytes: Buffer): { width: number; height: number } {
  const kind = bytes.toString('latin1', 8, 16);
  if (kind === 'WEBPVP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === 'WEBPVP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind !== 'WEBPVP8L') throw new Error('no WebP');
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
