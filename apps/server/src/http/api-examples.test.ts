import { calls } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { API_EXAMPLES, exampleNames } from './api-examples.ts';

describe.each(exampleNames)('the example of %s', (name) => {
  const example = API_EXAMPLES[name] as { out: unknown; body?: unknown };
  const call = calls[name] as { out: z.ZodType; body?: z.ZodType };

  it('is what the call answers with, whole and no more', () => {
    expect(call.out.parse(example.out)).toEqual(example.out);
  });

  it.runIf(call.body !== undefined)('has a body that the call takes', () => {
    expect(call.body?.parse(example.body)).toMatchObject(example.body as object);
  });
});
