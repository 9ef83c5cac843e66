/**
 * Keeps what a program writes while another one has the terminal.
 * @param {NodeJS.WritableStream} to where it goes in the end
 * @returns {{ write: (chunk: Buffer) => void, release: () => void }} `release` passes on what was kept, and from then on all at once
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
