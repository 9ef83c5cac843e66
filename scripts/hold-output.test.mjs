import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { holdOutput } from './hold-output.mjs';

it('buffers output until it is released, then passes it on in order', () => {
  const to = new PassThrough();
  const { write, release } = holdOutput(to);
  write(Buffer.from('one '));
  write(Buffer.from('two '));
  expect(to.read()).toBeNull();
  release();
  write(Buffer.from('three'));
  expect(String(to.read())).toBe('one two three');
});
