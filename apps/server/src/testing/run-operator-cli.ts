import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { FreshDatabase } from './fresh-db.ts';
import type { SandboxProcess } from './sandbox-process.ts';
import { testKeysText } from './tenant-secret.ts';

export type CliResult = { code: number; output: string };

/** Runs a program of the folder `operator` as the serving role, as in a demonstration. Resolves to its exit code and its output. */
export const runOperatorCli = (
  program: 'coupons-cli.ts' | 'deliveries-cli.ts' | 'payments-cli.ts',
  { database, sandbox }: { database: FreshDatabase; sandbox?: SandboxProcess },
  args: readonly string[],
): Promise<CliResult> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      DATABASE_APP_URL: database.appUrl,
      DATABASE_URL: '',
      SANDBOX_URL: sandbox?.url ?? '',
      DEMO: '1',
      SECRETS_KEYS: testKeysText,
    };
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../operator', program), ...args],
      { env },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : 0,
          output: stdout + stderr,
        }),
    );
  });
