import type { Readable } from 'node:stream';
import yazl from 'yazl';

/** A file of a ZIP. `open` is called when its turn comes. */
export interface ZipFile {
  name: string;
  /** JSON shrinks; pictures do not. */
  compress: boolean;
  open: () => Promise<Readable>;
}

export interface ZipStream {
  /** Destroyed with the error if a file cannot be read: the ZIP is incomplete by then, and the reader must notice. */
  stream: Readable;
  /** Stops creating the ZIP and reading files; call it when the reader goes away. */
  abort: () => void;
}

/**
 * A ZIP created while it is read, with one open file at a time. The ZIP writer reports its own errors on itself, but not those of
 * a file that breaks off while being read; without handlers either would end the process.
 */
export function zipStream(files: AsyncIterable<ZipFile>, mtime: Date): ZipStream {
  const zip = new yazl.ZipFile();
  const stream = zip.outputStream as Readable;
  let current: Readable | undefined;
  let stopped = false;
  const end = (error?: Error): void => {
    stopped = true;
    current?.destroy();
    stream.destroy(error);
  };
  const open = async (file: ZipFile): Promise<Readable> => {
    const source = await file.open();
    current = source;
    source.on('error', end);
    // The reader went away while it was being opened.
    if (stopped) source.destroy();
    return source;
  };
  const add = (file: ZipFile): void =>
    zip.addReadStreamLazy(file.name, { compress: file.compress, mtime }, (give) => {
      open(file).then((source) => give(null, source), end);
    });
  const fill = async (): Promise<void> => {
    for await (const file of files) {
      if (stopped) return;
      add(file);
    }
    zip.end();
  };
  zip.on('error', end);
  fill().catch(end);
  return { stream, abort: () => end() };
}
