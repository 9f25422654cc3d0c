import { execFile } from 'node:child_process';
import { programFile } from './program-file.ts';

export type CliResult = { code: number; output: string };

/**
 * Runs a program of the folder `operator` with more environment. Resolves to its exit code and its
 * output.
 */
export const runCli = (
  program: `${string}-cli.ts`,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<CliResult> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [programFile(`operator/${program}`), ...args],
      { env: { ...process.env, ...environment } },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : 0,
          output: stdout + stderr,
        }),
    );
  });
