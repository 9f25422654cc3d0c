/** One line for the person at the terminal. */
export const print = (text) => process.stdout.write(`${text}\n`);

/** An error whose message is meant to be read as it is, without a stack. */
export class PlainError extends Error {}

/** Runs a script's main function; a `Plain` error becomes its message alone. Always exits 1 on failure. */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`\n${error instanceof PlainError ? error.message : error.stack}\n`);
    process.exit(1);
  }
}
