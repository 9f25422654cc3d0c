import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../../testing/run-cli.ts';
import { tenantCommands, withoutWarnings } from '../../testing/tenant-commands.ts';
import { tenantFolder, writeFolder } from '../../testing/tenant-folder.ts';

const commands = tenantCommands();

async function folderWithWebpay(): Promise<string> {
  const draft = withoutWarnings(await tenantFolder('wallet'));
  draft['tenant.json'].hosts = ['wallet.localhost'];
  draft['stores.json'][0].paymentMethods = ['cash', 'webpay'];
  const folder = await writeFolder(draft);
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Runs a command with a server’s setting DEMO. */
const run = (demo: '0' | '1', ...words: string[]) =>
  runCli('tenant-cli.ts', words, { DATABASE_URL: commands.database.ownerUrl, DEMO: demo });

test('outside a demonstration an import and a validation name the methods whose money is assumed, with each fact', async () => {
  const folder = await folderWithWebpay();
  for (const command of ['validate', 'import']) {
    const { code, output } = await run('0', command, folder);
    expect(code, 'it is a warning, no refusal').toBe(0);
    expect(output).toMatch(
      /^ {2}warning: webpay takes real money here, and \d of its facts about money are assumed/mu,
    );
    expect(output).toMatch(/^ {4}commit-window: Webpay accepts a commit until 8 minutes/mu);
    expect(output).not.toContain('cash takes');
  }
});

test('in a demonstration nobody is warned of assumed facts', async () => {
  const folder = await folderWithWebpay();
  for (const command of ['validate', 'import'])
    expect((await run('1', command, folder)).output).not.toContain('warning');
});
