interface PostgresError {
  code?: unknown;
  constraint?: unknown;
}

/** Whether a query failed because of `constraint`: a value that is there already, a reference to what is not there. */
export function isViolation(error: unknown, constraint: string): boolean {
  const cause = (error as { cause?: PostgresError }).cause;
  return (cause?.code === '23505' || cause?.code === '23503') && cause.constraint === constraint;
}
