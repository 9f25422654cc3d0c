/**
 * Preloaded into the server and the sandbox (`node --import`). When the parent process is gone, for
 * any reason, they drain as at SIGTERM, but for a short time, so that no orphan blocks a port of
 * the next start.
 */
const timeoutMs = 1_500;

if (process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), timeoutMs).unref();
  });
  process.channel.unref();
}
