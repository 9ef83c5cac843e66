/** A D50-adapted RGB space with a pure gamma. */
interface RgbSpace {
  name: string;
  gamma: number;
  /** XYZ of red, green and blue, relative to D50. */
  columns: readonly (readonly [number, number, number])[];
}

/** Adobe RGB (1998), primaries adapted to D50 (Bradford), gamma 563/256. Source: Adobe RGB (1998) Color Image Encoding, 4.3. */
export const ADOBE_RGB: RgbSpace = {
  name: 'Adobe RGB (1998)',
  gamma: 563 / 256,
  columns: [
    [0.60974, 0.31111, 0.01947],
    [0.20528, 0.62567, 0.06087],
    [0.14919, 0.06322, 0.74457],
  ],
};

function tag(type: string, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.alloc(4), ...parts]);
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
}

function s15Fixed16(...values: number[]): Buffer {
  const data = Buffer.alloc(4 * values.length);
  for (const [i, value] of values.entries()) data.writeInt32BE(Math.round(value * 65536), i * 4);
  return data;
}

function uInt(value: number, bytes: 2 | 4): Buffer {
  const data = Buffer.alloc(bytes);
  data.writeUIntBE(value, 0, bytes);
  return data;
}

/** A matrix profile for a monitor, version 2.1 (ICC.1:2001, 6.3.1.2). */
export function writeProfile({ name, gamma, columns }: RgbSpace): Buffer {
  const curve = tag('curv', uInt(1, 4), uInt(Math.round(gamma * 256), 2));
  const text = Buffer.from(`${name}\0`, 'latin1');
  const tags: [string, Buffer][] = [
    ['desc', tag('desc', uInt(text.length, 4), text, Buffer.alloc(78))],
    ['cprt', tag('text', Buffer.from('none\0', 'latin1'))],
    ['wtpt', tag('XYZ ', s15Fixed16(0.9642, 1, 0.8249))],
    ...(['rXYZ', 'gXYZ', 'bXYZ'] as const).map((id, i): [string, Buffer] => [
      id,
      tag('XYZ ', s15Fixed16(...columns[i]!)),
    ]),
    ...(['rTRC', 'gTRC', 'bTRC'] as const).map((id): [string, Buffer] => [id, curve]),
  ];
  const entries: Buffer[] = [uInt(tags.length, 4)];
  let offset = 128 + 4 + 12 * tags.length;
  for (const [id, data] of tags) {
    entries.push(Buffer.from(id, 'latin1'), uInt(offset, 4), uInt(data.length, 4));
    offset += data.length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(offset, 0);
  header.writeUInt32BE(0x02100000, 8);
  header.write('mntrRGB XYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  s15Fixed16(0.9642, 1, 0.8249).copy(header, 68);
  return Buffer.concat([header, ...entries, ...tags.map(([, data]) => data)]);
}
