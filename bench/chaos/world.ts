import { setTimeout as wait } from 'node:timers/promises';
import type { SandboxProcess } from '../../apps/server/src/testing/sandbox-process.ts';
import { startDatabase } from '../../scripts/postgres/start-database.mjs';
import { type Answer, callOnce, type Sent } from './call.ts';
import type { Draw } from './draw.ts';
import type { Tally } from './tally.ts';

/** A process that takes orders: the shop's server, or the naive one that it is compared with. */
export type Program = { origin: string; ended: Promise<unknown>; kill(): Promise<unknown>; stop(): Promise<unknown> };
export type Instance = { url: string; pid: number; folder: string };

export type World = {
  sandbox: SandboxProcess;
  /** One call to a server that runs, or null. */
  call(sent: Sent): Promise<Answer | null>;
  killServer(): Promise<void>;
  killDatabase(): Promise<void>;
  /** Resolves when everything that was killed runs again. */
  whole(): Promise<void>;
  end(): Promise<void>;
};

type Parts = {
  sandbox: SandboxProcess;
  instance: Instance;
  databaseName: string;
  servers: number;
  start(): Promise<Program>;
  draw: Draw;
  tally: Tally;
};

const betweenTriesMs = 150;
const mostTries = 200;

/** Servers over one database beside the sandbox, each of which may be killed at any instant and comes back. */
export async function openWorld({ sandbox, instance, databaseName, servers, start, draw, tally }: Parts): Promise<World> {
  const running: (Program | null)[] = Array.from({ length: servers }, () => null);
  const returning = new Set<Promise<void>>();
  let databaseReturns: Promise<unknown> | null = null;
  let isOver = false;

  const startAgain = async (slot: number): Promise<void> => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      await databaseReturns;
      try {
        return takeOver(slot, await start());
      } catch {
        await wait(betweenTriesMs);
      }
    }
    throw new Error('a server that was killed does not start again');
  };
  const takeOver = (slot: number, program: Program): void => {
    running[slot] = program;
    void program.ended.then(() => {
      if (running[slot] !== program || isOver) return;
      tally.note('server ended by itself');
      running[slot] = null;
      keep(startAgain(slot));
    });
  };
  const keep = (work: Promise<void>): void => {
    returning.add(work);
    void work.finally(() => returning.delete(work));
  };
  await Promise.all(running.map((_, slot) => startAgain(slot)));
  return {
    sandbox,
    call: async (sent) => {
      const up = running.filter((server) => server !== null);
      const server = up[Math.floor(draw() * up.length)];
      return server ? callOnce(Number(new URL(server.origin).port), sent) : null;
    },
    killServer: async () => {
      const slots = running.flatMap((server, slot) => (server ? [slot] : []));
      const slot = slots[Math.floor(draw() * slots.length)];
      const victim = slot === undefined ? null : running[slot];
      if (slot === undefined || !victim) return;
      running[slot] = null;
      await victim.kill();
      tally.note('server killed (-9)');
      keep(startAgain(slot));
    },
    killDatabase: async () => {
      await databaseReturns;
      process.kill(instance.pid, 'SIGKILL');
      tally.note('database killed (-9)');
      databaseReturns = startDatabase(databaseName, { durable: true }).then(({ pid }) => (instance.pid = pid));
      await databaseReturns;
    },
    whole: async () => {
      await databaseReturns;
      while (returning.size > 0) await Promise.all(returning);
    },
    end: async () => {
      isOver = true;
      while (returning.size > 0) await Promise.allSettled(returning);
      await Promise.all(running.map(async (server) => server?.kill()));
      await sandbox.stop();
    },
  };
}
