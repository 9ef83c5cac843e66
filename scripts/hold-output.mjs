/**
 * Buffers a program's output while another one has the terminal.
 * @param {NodeJS.WritableStream} to the final destination
 * @returns {{ write: (chunk: Buffer) => void, release: () => void }} `release` flushes the buffer, and then passes everything through
 */
export function holdOutput(to) {
  const kept = [];
  let isHeld = true;
  return {
    write: (chunk) => void (isHeld ? kept.push(chunk) : to.write(chunk)),
    release: () => {
      isHeld = false;
      for (const chunk of kept.splice(0)) to.write(chunk);
    },
  };
}
