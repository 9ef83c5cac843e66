import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Encoding = keyof typeof encoders;

export interface Compressed {
  /** The bytes in the encoding preferred by `acceptEncoding` (RFC 9110, section 12.5.3); compressed once, on first demand. */
  bytesFor: (acceptEncoding: string | undefined) => Promise<{ bytes: Buffer; encoding: Encoding | undefined }>;
}

const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    return name.trim() === encoding && !parameters.some((text) => /^\s*q=0(\.0*)?\s*$/.test(text));
  });

export function createCompressed(plain: Buffer): Compressed {
  const known = new Map<Encoding, Promise<Buffer>>();
  const compress = (encoding: Encoding): Promise<Buffer> => {
    const bytes = known.get(encoding) ?? encoders[encoding](plain);
    known.set(encoding, bytes);
    return bytes;
  };
  return {
    bytesFor: async (acceptEncoding = '') => {
      const encoding = (['br', 'gzip'] as const).find((name) => accepts(acceptEncoding, name));
      return { encoding, bytes: encoding === undefined ? plain : await compress(encoding) };
    },
  };
}
