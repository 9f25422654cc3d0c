import { connect } from 'node:net';

/**
 * PostgreSQL's SSLRequest, the shortest message of its protocol. Only a live server replies, with
 * one letter.
 */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const timeoutMs = 2_000;

/**
 * Returns whether a PostgreSQL replies on this port. A process that was killed but has not exited
 * does not reply.
 */
export function isPostgresUp(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(sslRequest));
    const finish = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(timeoutMs, () => finish(false));
    socket.once('data', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
  });
}
