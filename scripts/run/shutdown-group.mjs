import { PlainError, print } from '../run-script.mjs';
import { onParentExit } from './on-parent-exit.mjs';

/** The parent is gone, but the next start may need the ports. */
const orphanTimeoutMs = 1_500;

/**
 * Ends together everything that was started together: programs first, then their resources, in
 * reverse order. Triggers: Ctrl-C, SIGTERM, the end of the parent, the end of any program, or
 * `exit(code)`. `run` runs the start; a failure in it ends everything too.
 */
export function createShutdownGroup() {
  const releases = [];
  let ending;
  const end = (code, timeoutMs) =>
    (ending ??= releaseAll(releases, timeoutMs).finally(() => process.exit(code)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
  onParentExit(() => void end(1, orphanTimeoutMs));
  const fail = (error) => {
    if (!ending)
      process.stderr.write(`\n${error instanceof PlainError ? error.message : error.stack}\n`);
    return end(1);
  };
  return {
    onExit: (release) => releases.push(release),
    exit: end,
    addProgram: (program) => {
      releases.push(program.stop);
      void program.ended.then((code) =>
        ending
          ? undefined
          : fail(
              new PlainError(
                `The ${program.name} ended (${code}). Its last output:\n${program.lastOutput()}`,
              ),
            ),
      );
      return program;
    },
    run: (start) => start().catch(fail),
  };
}

async function releaseAll(releases, timeoutMs) {
  while (releases.length > 0) {
    await releases
      .pop()(timeoutMs)
      .catch((error) => print(`While ending: ${error.message}`));
  }
}
