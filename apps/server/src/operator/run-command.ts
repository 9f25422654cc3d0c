import { printProblem } from './terminal.ts';

/**
 * Opens the context of an operator's command, runs the command with the words of its command line,
 * and closes the context. The exit code is 0 if `run` returns true, and 1 if it returns false or
 * the context cannot be opened; the reason is then printed without a stack.
 */
export async function runCommand<Context extends { close(): Promise<void> }>(
  openContext: () => Promise<Context>,
  run: (context: Context, words: readonly string[]) => Promise<boolean> | boolean,
): Promise<void> {
  const context = await openContext().catch((error: unknown) => {
    printProblem(error instanceof Error ? error.message : String(error));
    return null;
  });
  if (context === null) {
    process.exitCode = 1;
    return;
  }
  try {
    process.exitCode = (await run(context, process.argv.slice(2))) ? 0 : 1;
  } finally {
    await context.close();
  }
}
