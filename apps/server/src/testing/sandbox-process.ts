import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { AnyJson } from './any-json.ts';
import type { OnOutput } from './server-process.ts';

/** The money of one reference as the sandbox's provider knows it. Amounts in major units. */
export type ProviderTruth = {
  merchantRef: string;
  captured: number;
  refunded: number;
  currency: string;
  state: string;
  commits: number;
  refunds: number;
  earlyCommits: number;
};

/**
 * A fault of the sandbox: see apps/sandbox. `merchantRef` undefined: it applies to every reference.
 */
type InjectedFault = {
  fault: string;
  at?: string;
  merchantRef?: string;
  times?: number | null;
  share?: number;
  seed?: number;
  ms?: number;
};

export type SandboxProcess = {
  url: string;
  /** Origin of its hosted fields and framed pages. */
  framesUrl: string;
  call(method: string, path: string, body?: unknown): Promise<AnyJson>;
  injectFault(provider: string, rule: InjectedFault): Promise<void>;
  clearFaults(): Promise<void>;
  truth(merchantRef: string): Promise<ProviderTruth | null>;
  stop(): Promise<void>;
};

const main = join(import.meta.dirname, '../../../sandbox/src/main.ts');

/** Starts the sandbox in its own process on a free port, without stored data. */
export async function startSandboxProcess(
  more: Record<string, string> = {},
  onOutput?: OnOutput,
): Promise<SandboxProcess> {
  const env = {
    ...process.env,
    SANDBOX_PORT: '0',
    SANDBOX_FRAMES_PORT: '0',
    SANDBOX_HOST: '127.0.0.1',
    SANDBOX_DATA_DIR: undefined,
    DEMO: '1',
    ...more,
  };
  const child = spawn(process.execPath, [main], {
    env,
    stdio: ['ignore', 'pipe', onOutput ? 'pipe' : 'inherit'],
  });
  if (onOutput) for (const output of [child.stdout, child.stderr]) output?.on('data', onOutput);
  const url = await listeningAt(child);
  const call = async (method: string, path: string, body?: unknown): Promise<AnyJson> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}${path}`, {
      method,
      ...(body === undefined ? {} : { headers, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const { origin: framesUrl } = await call('GET', '/_frames');
  return {
    url,
    framesUrl,
    call,
    injectFault: async (provider, { merchantRef, ...rule }) => {
      await call('POST', '/_faults', {
        provider,
        ...(merchantRef === undefined ? {} : { match: { merchantRef } }),
        ...rule,
      });
    },
    clearFaults: () => call('DELETE', '/_faults'),
    truth: async (merchantRef) =>
      (await call('GET', `/_truth?merchantRef=${encodeURIComponent(merchantRef)}`)).truth[0] ??
      null,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * Returns the URL that the sandbox logs. Reads the whole log: the process would block once its pipe
 * is full.
 */
function listeningAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('the sandbox has no output'));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /listening at (http:\/\/[\d.:]+)/u.exec(line)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', () => reject(new Error('the sandbox ended before it listened')));
  });
}
