import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

/** A schema's findings; the error handler turns them into `invalid_input` in the reader's language. */
export class InvalidInput extends Error {
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('invalid input');
    this.name = 'InvalidInput';
    this.issues = issues;
  }
}

/** Validates with zod and keeps each issue's input, which the type provider's own compiler drops. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data: unknown) => {
    const result = schema.safeParse(data, { reportInput: true });
    const issues = result.success ? unstorable(result.data, []) : result.error.issues;
    return result.success && issues.length === 0 ? { value: result.data } : { error: new InvalidInput(issues) };
  };
};

/** Texts that PostgreSQL cannot store: it refuses U+0000 anywhere. */
function unstorable(value: unknown, path: PropertyKey[]): z.core.$ZodIssue[] {
  if (typeof value === 'string') {
    return value.includes('\0') ? [{ code: 'custom', path, input: value, message: 'U+0000' }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => unstorable(part, [...path, key]));
}
