interface PostgresError {
  code?: unknown;
  constraint?: unknown;
}

/** Whether a query failed because a row with the same value is there already (PostgreSQL 23505), under `constraint`. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = (error as { cause?: PostgresError }).cause;
  return cause?.code === '23505' && cause.constraint === constraint;
}
