import { PlainError, print } from '../run-script.mjs';
import { onParentExit } from './on-parent-exit.mjs';

/** The parent is gone, but the next start may need the ports. */
const orphanDrainMs = 1_500;

/**
 * Ends together everything that was started together: programs first, then their resources, in reverse order. Triggers: Ctrl-C, SIGTERM,
 * the death of the parent, the end of any program, or `now(code)`. `guard` runs the start; a failure in it ends everything too.
 */
export function createShutdownGroup() {
  const releases = [];
  let ending;
  const end = (code, patienceMs) =>
    (ending ??= releaseAll(releases, patienceMs).finally(() => process.exit(code)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
  onParentExit(() => void end(1, orphanDrainMs));
  const fail = (error) => {
    if (!ending)
      process.stderr.write(`\n${error instanceof PlainError ? error.message : error.stack}\n`);
    return end(1);
  };
  return {
    release: (action) => releases.push(action),
    now: end,
    program: (program) => {
      releases.push(program.stop);
      void program.ended.then((code) =>
        ending
          ? undefined
          : fail(
              new PlainError(
                `The ${program.name} ended (${code}). Its last words:\n${program.lastWords()}`,
              ),
            ),
      );
      return program;
    },
    guard: (start) => start().catch(fail),
  };
}

async function releaseAll(releases, patienceMs) {
  while (releases.length > 0) {
    await releases
      .pop()(patienceMs)
      .catch((error) => print(`While ending: ${error.message}`));
  }
}
