import { connect } from 'node:net';

/** "Do you speak TLS?": the shortest question of PostgreSQL's protocol; only a live server answers it, with one letter. */
const question = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const patienceMs = 2_000;

/** Whether a PostgreSQL answers on this port. A process that was killed but is not yet gone does not. */
export function speaks(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(question));
    const settle = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(patienceMs, () => settle(false));
    socket.once('data', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('close', () => settle(false));
  });
}
