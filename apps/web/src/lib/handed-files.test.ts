import { expect, it } from 'vitest';
import { handFiles, takeHandedFiles } from './handed-files.ts';

const file = (name: string) => new File(['x'], name);

it('returns each file once, also from two calls', () => {
  handFiles([file('front.jpg')]);
  handFiles([file('back.jpg'), file('side.jpg')]);
  expect(takeHandedFiles().map(({ name }) => name)).toEqual(['front.jpg', 'back.jpg', 'side.jpg']);
  expect(takeHandedFiles()).toEqual([]);
});
