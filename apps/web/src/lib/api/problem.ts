import type { FieldError, Problem } from '@vitrine/contract';

/** The server answered with a problem document, or with an error that is none. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string | undefined;
  readonly fields: readonly FieldError[];
  readonly retryAfterS: number | undefined;

  constructor(status: number, problem: Partial<Problem>, retryAfterS?: number) {
    super(problem.detail ?? problem.title ?? `HTTP ${status}`);
    this.name = 'ProblemError';
    this.status = status;
    this.code = problem.code ?? (status >= 500 ? 'unavailable' : 'internal_error');
    this.detail = problem.detail ?? problem.title;
    this.fields = problem.errors ?? [];
    this.retryAfterS = retryAfterS;
  }
}

/** No answer at all: offline, or the server is gone. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super('No answer from the server', { cause });
    this.name = 'NetworkError';
  }
}

/** Reads an error answer. A body that is no problem document (a proxy's page) still gives a ProblemError. */
export async function readProblem(response: Response): Promise<ProblemError> {
  const isJson = response.headers.get('Content-Type')?.includes('json') === true;
  const problem: Partial<Problem> = isJson ? await response.json().catch(() => ({})) : {};
  return new ProblemError(response.status, problem, Number(response.headers.get('Retry-After')) || undefined);
}
