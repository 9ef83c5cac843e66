import { expect, it } from 'vitest';
import { nameNetwork } from './name-network.ts';

it.each([
  [null, 'vitrine'],
  ['/data/models/isnet.onnx#rembg-isnet', 'isnet'],
  ['models/Best One.ONNX', 'Best One'],
  ['/data/my#1/u2net.onnx', 'u2net'],
])('names %s %s', (model, name) => {
  expect(nameNetwork(model)).toBe(name);
});
