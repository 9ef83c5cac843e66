/** A refusal in Paddle's words; the API of the stand-in answers with it. */
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
