import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

/** What a schema found wrong; the error handler turns it into `invalid_input` in the reader's language. */
export class InvalidInput extends Error {
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('invalid input');
    this.name = 'InvalidInput';
    this.issues = issues;
  }
}

/** Validates with zod and keeps what each issue is about, which the type provider's own compiler drops. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data: unknown) => {
    const result = schema.safeParse(data, { reportInput: true });
    return result.success ? { value: result.data } : { error: new InvalidInput(result.error.issues) };
  };
};
