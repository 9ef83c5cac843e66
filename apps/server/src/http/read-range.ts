import { AppError } from '@vitrine/contract';
import type { ByteRange } from '../ports/storage-port.ts';

/**
 * The single byte range that `header` requests of a file of `bytes` bytes; undefined for none or several (the right answer is
 * then the whole file, RFC 9110 section 14.2).
 * @throws AppError range_not_satisfiable if it starts beyond the end
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (match === null) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (start >= bytes) throw new AppError('range_not_satisfiable');
  return start > end ? undefined : { start, end };
}
