/**
 * Opens the context of an operator's command, runs the command with the words of its command line, and closes the context. The exit code
 * is 0 if `run` returns true, and 1 if it returns false.
 */
export async function runCommand<Context extends { close(): Promise<void> }>(
  openContext: () => Promise<Context>,
  run: (context: Context, words: readonly string[]) => Promise<boolean> | boolean,
): Promise<void> {
  const context = await openContext();
  try {
    process.exitCode = (await run(context, process.argv.slice(2))) ? 0 : 1;
  } finally {
    await context.close();
  }
}
