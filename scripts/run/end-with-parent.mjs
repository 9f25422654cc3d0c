/**
 * Loaded into the server and the sandbox (`node --import`): when the program that started them is gone, however it went,
 * they drain as at SIGTERM, but briefly, so that no orphan keeps a port from the next start.
 */
const patienceMs = 1_500;

if (process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), patienceMs).unref();
  });
  process.channel.unref();
}
