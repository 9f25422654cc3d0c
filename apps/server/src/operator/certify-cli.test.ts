import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { webpay } from '../payments/providers/webpay/webpay.ts';
import { programFile } from '../testing/program-file.ts';
import { runCli } from '../testing/run-cli.ts';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandbox-process.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
}, 20_000);
afterAll(() => sandbox.stop());

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-certify-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/**
 * The person at the browser: opens the page of the command, pays at the sandbox's Webpay, and comes
 * back.
 */
async function payAt(url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const token = /name="token_ws" value="([^"]+)"/u.exec(html)?.[1];
  expect(html).toContain(`action="${sandbox.url}/webpay`);
  const { fields } = await sandbox.call('POST', '/webpay/_pay', { token, outcome: 'pay' });
  const back = new URL('return', url);
  back.search = new URLSearchParams(fields as Record<string, string>).toString();
  expect((await fetch(back)).status).toBe(200);
}

test('an operator certifies Webpay at the address of its emulator: the person pays on the page, and the recording is stored', async () => {
  const folder = temporaryFolder();
  const secretFile = join(folder, 'keys.json');
  writeFileSync(secretFile, JSON.stringify(webpay.secret.demo));
  const recordings = join(folder, 'recordings');
  const command = spawn(
    process.execPath,
    [programFile('operator/payments-cli.ts'), 'certify', 'webpay', '--out', recordings],
    {
      env: {
        ...process.env,
        ...{ DATABASE_URL: '', DATABASE_APP_URL: '' },
        CERTIFY_URL: `${sandbox.url}/webpay`,
        CERTIFY_SECRET_FILE: secretFile,
      },
    },
  );
  const ended = once(command, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface(command.stdout)) {
    lines.push(line);
    const url = /^Open (http:\S+) and pay\.$/u.exec(line)?.[1];
    if (url !== undefined) await payAt(url);
  }
  const [code] = await ended;
  const output = lines.join('\n');
  expect(code, output).toBe(0);
  expect(output).toMatch(/^wrongKey +passed +unknown$/mu);
  const [, confirmed = ''] = output.split('The recording confirms:');
  expect(confirmed).toMatch(/^ {2}part-refund +documented +pollPart /mu);
  expect(output).not.toContain('The recording contradicts:');
  const [file = ''] = readdirSync(recordings);
  expect(file).toMatch(/^webpay-CLP-\d{4}-\d\d-\d\d\.json$/u);
  const text = readFileSync(join(recordings, file), 'utf8');
  expect(text).not.toContain(webpay.secret.demo['apiKeySecret']);
  expect(JSON.parse(text)).toMatchObject({ method: 'webpay', address: sandbox.url });
});

const certify = (method: string, environment: Record<string, string> = {}) =>
  runCli('payments-cli.ts', ['certify', method], {
    ...{ DATABASE_URL: '', CERTIFY_URL: '', CERTIFY_SECRET_FILE: '', ...environment },
  });

test('without keys the certification says exactly what is missing and calls nobody', async () => {
  expect(await certify('webpay')).toEqual({
    code: 1,
    output:
      'CERTIFY_URL: the address of the test environment of transbank is missing\n' +
      'CERTIFY_SECRET_FILE: a JSON file with the test keys is missing: commerceCode, apiKeySecret\n',
  });
  const secretFile = join(temporaryFolder(), 'keys.json');
  writeFileSync(secretFile, '{"commerceCode":"597"}');
  const environment = {
    ...{ CERTIFY_URL: 'https://webpay.example', CERTIFY_SECRET_FILE: secretFile },
    CERTIFY_CURRENCY: 'EUR',
  };
  expect(await certify('webpay', environment)).toEqual({
    code: 1,
    output: `${secretFile} lacks apiKeySecret\nCERTIFY_CURRENCY: webpay takes CLP\n`,
  });
  expect((await certify('kushkiCard')).output).toContain('CERTIFY_CARD_TOKEN');
  expect((await certify('cash')).output).toContain('name a method: webpay, ');
});

test('the address at which brands take real money is no test address', async () => {
  const url = 'https://webpay3g.transbank.example';
  const environment = { DEMO: '0', SANDBOX_URL: '', TRANSBANK_URL: url, CERTIFY_URL: `${url}/` };
  expect((await certify('webpay', environment)).output).toContain(
    'CERTIFY_URL: this is the address at which the brands take real money\n',
  );
});
