import { connect, type Socket } from 'node:net';
import type { TestStaff } from '../../apps/server/src/testing/test-staff.ts';
import { maxBoardStreams } from '../../packages/domain/src/counter/board-streams.ts';
import { insertBenchStaff } from '../lib/bench-staff.ts';
import { requestBytes } from '../lib/connection.ts';
import { hostWithPort } from '../lib/storefront.ts';

const endOfEvent = Buffer.from('\n\n');
type Address = { host: string; port: number };

/** Open boards of a store that read and drop what they are sent. `bytes`: what they got so far. */
export type BoardStreams = { bytes(): number; close(): void };

/** Returns staff for this many open boards: each person has a limit of their own. */
export const staffForStreams = (
  databaseUrl: string,
  count: number,
): Promise<readonly TestStaff[]> =>
  insertBenchStaff(databaseUrl, Math.ceil(count / maxBoardStreams.person));

/** Opens `count` boards of a store; resolves once each was given the whole board. */
export async function openBoardStreams(
  address: Address,
  staff: readonly TestStaff[],
  { count, storeId }: { count: number; storeId: number },
): Promise<BoardStreams> {
  let bytes = 0;
  const sockets = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      openStream(address, { who: staff[at % staff.length], storeId }, (size) => {
        bytes += size;
      }),
    ),
  );
  return { bytes: () => bytes, close: () => sockets.forEach((socket) => socket.destroy()) };
}

function openStream(
  address: Address,
  { who, storeId }: { who: TestStaff | undefined; storeId: number },
  onBytes: (size: number) => void,
): Promise<Socket> {
  const socket = connect({ port: address.port, host: '127.0.0.1', noDelay: true });
  socket.write(
    requestBytes({
      path: `/v1/counter/stores/${storeId}/events`,
      host: hostWithPort(address),
      headers: { ...who?.headers },
    }),
  );
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    const untilBoard = (bytes: Buffer): void => {
      if (bytes.includes('429 Too Many')) reject(new Error('a board was refused'));
      if (!bytes.includes(endOfEvent)) return;
      socket.off('data', untilBoard);
      resolve(socket);
    };
    socket.on('data', (bytes: Buffer) => onBytes(bytes.length)).on('data', untilBoard);
  });
}
