import { readFileSync } from 'node:fs';

const pollMs = 300;

/** Calls `then` once if the parent process dies without a message (kill -9). */
export function onParentExit(then) {
  if (process.channel) process.once('disconnect', then);
  else if (process.env.npm_lifecycle_event) watchNpm(then);
}

/**
 * npm puts a shell between itself and this process, and the shell outlives npm: so both are
 * watched.
 */
function watchNpm(then) {
  const shell = process.ppid;
  const npm = parentOf(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(timer);
    then();
  }, pollMs);
  timer.unref();
}

function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8').match(/^PPid:\s*(\d+)/m)?.[1];
  } catch {
    return undefined;
  }
}
