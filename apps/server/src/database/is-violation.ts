import { errorCode } from '../text/error-code.ts';

/** Whether a query failed because of `constraint`: a duplicate value or a missing reference. */
export function isViolation(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = errorCode(cause);
  return (
    cause instanceof Error && (code === '23505' || code === '23503') && Reflect.get(cause, 'constraint') === constraint
  );
}
