/** Prints one line to the terminal. */
export const print = (text) => process.stdout.write(`${text}\n`);

/** An error whose message is printed alone, without a stack. */
export class PlainError extends Error {}

/**
 * Runs a script's main function; prints the message alone for a `PlainError`. Exits with 1 on every
 * failure.
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`\n${error instanceof PlainError ? error.message : error.stack}\n`);
    process.exit(1);
  }
}
