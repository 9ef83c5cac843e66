/** A problem that the reader can solve: printed as one sentence, without a stack. */
export class Problem extends Error {}

/** Runs `main`; a Problem becomes its sentence on the error output, anything that fails a non-zero exit. */
export async function run(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}

/** A step that takes a while, said before it begins. */
export const step = (text) => console.log(`· ${text}`);
