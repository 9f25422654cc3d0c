const glanceMs = 300;

/** Calls `then` once when the process that started us has died without a word (kill -9). */
export function whenParentGone(then) {
  if (process.channel) process.once('disconnect', then);
  else if (process.env.npm_lifecycle_event) watchParent(then);
}

function watchParent(then) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, glanceMs);
  timer.unref();
}
