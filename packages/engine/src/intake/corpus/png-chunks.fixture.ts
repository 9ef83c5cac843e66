import { crc32, deflateSync } from 'node:zlib';

/** Length of the PNG signature and the IHDR chunk after it. */
const HEADER_BYTES = 8 + 25;

/** A PNG chunk with its checksum (RFC 2083 §3.2). */
function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A black PNG with one bit per pixel: as few bytes per pixel as the format allows. */
export function drawBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

/** The same PNG with a chunk after its header. */
export function withChunk(png: Buffer, type: string, data: Uint8Array): Buffer {
  return Buffer.concat([png.subarray(0, HEADER_BYTES), pngChunk(type, data), png.subarray(HEADER_BYTES)]);
}

/** An APNG of two frames (PNG 3, §11.3.4): the picture, then another of the same size. */
export function animatePng(first: Buffer, second: Buffer): Buffer {
  const actl = Buffer.alloc(8);
  actl.writeUInt32BE(2, 0);
  const fctl = (sequence: number): Buffer => {
    const data = Buffer.alloc(26);
    data.writeUInt32BE(sequence, 0);
    data.writeUInt32BE(first.readUInt32BE(16), 4);
    data.writeUInt32BE(first.readUInt32BE(20), 8);
    data.writeUInt16BE(1, 20);
    data.writeUInt16BE(10, 22);
    return pngChunk('fcTL', data);
  };
  const end = first.length - 12;
  const at = second.indexOf('IDAT', 0, 'latin1');
  const pixels = second.subarray(at + 4, at + 4 + second.readUInt32BE(at - 4));
  return Buffer.concat([
    first.subarray(0, HEADER_BYTES),
    pngChunk('acTL', actl),
    fctl(0),
    first.subarray(HEADER_BYTES, end),
    fctl(1),
    pngChunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 2]), pixels])),
    first.subarray(end),
  ]);
}
