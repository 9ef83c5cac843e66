/** A refusal in Paddle's format; the stand-in's API answers with it. */
export class PaddleError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: { field: string; message: string }[];

  constructor(status: number, code: string, detail: string, fields: { field: string; message: string }[] = []) {
    super(detail);
    this.name = 'PaddleError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export const notFound = (id: string): PaddleError => new PaddleError(404, 'not_found', `Entity ${id} not found`);
