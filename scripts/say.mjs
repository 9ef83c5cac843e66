/** A problem that the reader can solve: printed as one sentence, without a stack. */
export class Problem extends Error {}

/** Runs `main`; a Problem prints its sentence to stderr, any other failure sets a non-zero exit code. */
export async function run(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}

/** A step that takes a while, announced before it starts. */
export const step = (text) => console.log(`· ${text}`);
