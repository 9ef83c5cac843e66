import { pick, type Random, wholeBelow } from '../site/random.ts';

type Mutation = (file: Buffer, random: Random, other: Buffer) => Buffer;

/** Values at which parsers fail: lengths, counts and dimensions are in the first kilobytes. */
const EXTREMES = [0, 1, 0x7f_ff, 0x80_00, 0xff_ff, 0x7f_ff_ff_ff, 0x80_00_00_00, 0xff_ff_ff_ff];
const HEAD = 4096;
const HEADS = [
  'ffd8ffe0',
  '89504e470d0a1a0a',
  '52494646ffffffff57454250',
  '47494638396101000100',
  '3c3f786d6c',
  '25504446',
  '504b0304',
];

const rangeOf = ({ length }: Buffer, random: Random, most = 4096): [from: number, to: number] => {
  const from = wholeBelow(random, Math.max(1, length));
  return [from, Math.min(length, from + 1 + wholeBelow(random, most))];
};
const bytesOf = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => wholeBelow(random, 256)));

/** Kinds of damage, by name. */
const MUTATIONS: Record<string, Mutation> = {
  'some bits turned': (file, random) => {
    const changed = Buffer.from(file);
    for (let count = 1 + wholeBelow(random, 64); count > 0; count -= 1) {
      const at = wholeBelow(random, changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 << wholeBelow(random, 8));
    }
    return changed;
  },
  'bits turned in the head': (file, random) => {
    const changed = Buffer.from(file);
    for (let count = 1 + wholeBelow(random, 8); count > 0; count -= 1) {
      const at = wholeBelow(random, Math.min(HEAD, changed.length));
      changed[at] = (changed[at] ?? 0) ^ (1 << wholeBelow(random, 8));
    }
    return changed;
  },
  'an extreme number in the head': (file, random) => {
    const changed = Buffer.from(file);
    const width = pick(random, [1, 2, 4]);
    const at = wholeBelow(random, Math.max(1, Math.min(HEAD, changed.length) - width));
    const number = pick(random, EXTREMES) % 2 ** (8 * width);
    if (random() < 0.5) changed.writeUIntBE(number, at, width);
    else changed.writeUIntLE(number, at, width);
    return changed;
  },
  'cut off': (file, random) => file.subarray(0, 1 + wholeBelow(random, file.length - 1)),
  'its beginning gone': (file, random) => file.subarray(1 + wholeBelow(random, Math.min(64, file.length - 1))),
  'a piece gone': (file, random) => {
    const [from, to] = rangeOf(file, random);
    return Buffer.concat([file.subarray(0, from), file.subarray(to)]);
  },
  'a piece twice': (file, random) => {
    const [from, to] = rangeOf(file, random);
    return Buffer.concat([file.subarray(0, to), file.subarray(from)]);
  },
  'noise put in': (file, random) => {
    const [at] = rangeOf(file, random);
    return Buffer.concat([file.subarray(0, at), bytesOf(random, 1 + wholeBelow(random, 2048)), file.subarray(at)]);
  },
  'a piece filled': (file, random) => {
    const [from, to] = rangeOf(file, random);
    return Buffer.from(file).fill(random() < 0.5 ? 0 : 255, from, to);
  },
  "another file's end": (file, random, other) =>
    Buffer.concat([
      file.subarray(0, 1 + wholeBelow(random, file.length)),
      other.subarray(wholeBelow(random, other.length)),
    ]),
  "another format's head": (file, random) => {
    const head = Buffer.from(pick(random, HEADS), 'hex');
    return Buffer.concat([head, file.subarray(head.length)]);
  },
  'noise alone': (_file, random) =>
    Buffer.concat([Buffer.from(pick(random, HEADS), 'hex'), bytesOf(random, wholeBelow(random, 4096))]),
};

export const mutationNames: readonly string[] = Object.keys(MUTATIONS);

/** One random change of `file`; it may take the end of `other`. The same `random` gives the same change. */
export function mutateFile(file: Buffer, other: Buffer, random: Random): { name: string; bytes: Buffer } {
  const name = pick(random, mutationNames);
  return { name, bytes: MUTATIONS[name]!(file, random, other) };
}
