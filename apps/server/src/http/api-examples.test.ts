import { calls } from '@vitrine/contract';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { API_EXAMPLES, exampleNames } from './api-examples.ts';

interface Checked {
  out: z.ZodType;
  body?: z.ZodType;
}
const callOf = (name: (typeof exampleNames)[number]): Checked => calls[name];
const exampleOf = (name: (typeof exampleNames)[number]): { out: unknown; body?: unknown } => API_EXAMPLES[name]!;

it.each(exampleNames)('the example of %s matches the call’s answer schema exactly', (name) => {
  expect(callOf(name).out.parse(exampleOf(name).out)).toEqual(exampleOf(name).out);
});

it.each(exampleNames.filter((name) => callOf(name).body !== undefined))(
  'the example of %s has a valid body',
  (name) => {
    expect(callOf(name).body?.parse(exampleOf(name).body)).toMatchObject(exampleOf(name).body as object);
  },
);
