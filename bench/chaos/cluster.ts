import { setTimeout as wait } from 'node:timers/promises';
import type { SandboxProcess } from '../../apps/server/src/testing/sandbox-process.ts';
import { type CallResult, callServer, type OutgoingCall } from './call-server.ts';
import type { RandomNumber } from './pick-weighted.ts';
import type { Tally } from './tally.ts';

/**
 * A process that takes orders: the shop's server, or the naive server of the comparison. `stop`
 * resolves to its exit code.
 */
export type Program = {
  origin: string;
  ended: Promise<unknown>;
  kill(): Promise<unknown>;
  stop(): Promise<unknown>;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
};

export type Cluster = {
  sandbox: SandboxProcess;
  /**
   * Makes one call to a running server; resolves to null if the connection broke or no response
   * came.
   */
  call(sent: OutgoingCall): Promise<CallResult | null>;
  /** The port of a running server, drawn anew at each call; null: none runs. */
  serverPort(): number | null;
  killServer(): Promise<void>;
  /**
   * Stops a server in the middle of its work (SIGSTOP) and takes it out of the load balancer.
   * Resolves to a function that resumes it.
   */
  freezeServer(): Promise<() => void>;
  /**
   * Starts a new process in the place of a server, then ends the old one as an operator does
   * (SIGTERM).
   */
  deployServer(): Promise<void>;
  killDatabase(): Promise<void>;
  /** Resolves when everything that was killed runs again. */
  untilRestored(): Promise<void>;
  end(): Promise<void>;
};

type ClusterDeps = {
  sandbox: SandboxProcess;
  servers: number;
  start(slot: number): Promise<Program>;
  /** Kills the database (kill -9); resolves when it runs again. */
  restartDatabase(): Promise<void>;
  draw: RandomNumber;
  tally: Tally;
};

const retryPauseMs = 150;
/** After SIGTERM a server has 10 s; slow machines get this long, in milliseconds. */
const shutdownTimeoutMs = 60_000;

/**
 * Servers over one database with the sandbox. The run may kill, freeze or replace each at any
 * instant.
 */
export async function openCluster({
  sandbox,
  servers,
  start,
  restartDatabase,
  draw,
  tally,
}: ClusterDeps): Promise<Cluster> {
  const running: (Program | null)[] = Array.from({ length: servers }, () => null);
  const frozen = new Set<Program>();
  const pending = new Set<Promise<unknown>>();
  let database: Promise<unknown> = Promise.resolve();
  let isOver = false;

  const track = (work: Promise<unknown>): void => {
    const settled = work
      .catch(() => tally.note('the program failed'))
      .finally(() => pending.delete(settled));
    pending.add(settled);
  };
  /**
   * Retries for as long as the run lasts: a starting database refuses connections, and a slow
   * machine needs time.
   */
  const startIn = async (slot: number): Promise<void> => {
    while (!isOver) {
      await database;
      const program = await start(slot).catch(() => null);
      if (program) return takeOver(slot, program);
      tally.note('server start repeated');
      await wait(retryPauseMs);
    }
  };
  const takeOver = (slot: number, program: Program): void => {
    running[slot] = program;
    void program.ended.then(() => {
      if (running[slot] !== program || isOver) return;
      tally.note('server ended unexpectedly');
      running[slot] = null;
      track(startIn(slot));
    });
  };
  const choose = (): { slot: number; program: Program } | null => {
    const up = running.flatMap((program, slot) => (program ? [{ slot, program }] : []));
    return up[Math.floor(draw() * up.length)] ?? null;
  };
  const serverPort = (): number | null => {
    const server = choose();
    return server && Number(new URL(server.program.origin).port);
  };
  /**
   * Takes a server out of the load balancer in the moment in which it is chosen, so that two
   * failures never meet the same one. Waits while no other server runs: otherwise a machine that
   * needs seconds to start a server would have none.
   */
  const takeSpare = async (): Promise<{ slot: number; program: Program }> => {
    for (;;) {
      const server = choose();
      if (server && running.filter((program) => program !== null).length >= Math.min(2, servers)) {
        running[server.slot] = null;
        return server;
      }
      await wait(retryPauseMs);
    }
  };
  const release = async (program: Program): Promise<void> => {
    const code = await Promise.race([
      program.stop(),
      wait(shutdownTimeoutMs, 'late', { ref: false }),
    ]);
    if (code !== 0)
      tally.note(
        code === 'late'
          ? 'server did not end after SIGTERM'
          : `replaced server ended with ${String(code)}`,
      );
    if (code === 'late') await program.kill();
  };

  await Promise.all(running.map((_, slot) => startIn(slot)));
  return {
    sandbox,
    call: async (sent) => {
      const port = serverPort();
      return port === null ? null : callServer(port, sent);
    },
    serverPort,
    killServer: async () => {
      const victim = await takeSpare();
      await victim.program.kill();
      tally.note('server killed (-9)');
      track(startIn(victim.slot));
    },
    freezeServer: async () => {
      const { slot, program } = await takeSpare();
      frozen.add(program);
      program.signal('SIGSTOP');
      tally.note('server frozen (SIGSTOP)');
      return () => {
        program.signal('SIGCONT');
        frozen.delete(program);
        takeOver(slot, program);
      };
    },
    deployServer: async () => {
      const old = await takeSpare();
      await startIn(old.slot);
      tally.note('server replaced (SIGTERM)');
      track(release(old.program));
    },
    killDatabase: async () => {
      await database;
      database = restartDatabase().catch(() => tally.note('the database did not restart'));
      tally.note('database killed (-9)');
      await database;
    },
    untilRestored: async () => {
      await database;
      while (pending.size > 0) await Promise.all(pending);
    },
    end: async () => {
      isOver = true;
      await Promise.all(pending);
      await Promise.all([...running, ...frozen].map(async (server) => server?.kill()));
      await sandbox.stop();
    },
  };
}
