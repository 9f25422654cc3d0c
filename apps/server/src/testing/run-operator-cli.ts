import type { FreshDatabase } from './fresh-db.ts';
import { type CliResult, runCli } from './run-cli.ts';
import type { SandboxProcess } from './sandbox-process.ts';
import { testKeysText } from './tenant-secret.ts';

/**
 * Runs a program of the folder `operator` as the serving role, as in a demonstration. Resolves to
 * its exit code and its output.
 */
export const runOperatorCli = (
  program: 'coupons-cli.ts' | 'deliveries-cli.ts' | 'payments-cli.ts',
  { database, sandbox }: { database: FreshDatabase; sandbox?: SandboxProcess },
  args: readonly string[],
): Promise<CliResult> =>
  runCli(program, args, {
    DATABASE_APP_URL: database.appUrl,
    DATABASE_URL: '',
    SANDBOX_URL: sandbox?.url ?? '',
    DEMO: '1',
    SECRETS_KEYS: testKeysText,
  });
