import { Readable } from 'node:stream';

/** A JSON array of `rows`, created while it is read, so that only one page is in memory. */
export const jsonListOf = (rows: AsyncIterable<unknown>): Readable => Readable.from(textOf(rows));

async function* textOf(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
