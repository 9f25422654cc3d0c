import { once } from 'node:events';
import { type AddressInfo, createServer, connect, type Socket } from 'node:net';

/**
 * The router of a restaurant. Dead, it still takes connections and swallows every byte, as one that
 * lost the internet.
 */
export type Router = { port: number; die(): void; revive(): void; close(): void };

/** Opens a router before a port of this machine. */
export async function openRouter(targetPort: number): Promise<Router> {
  let isDead = false;
  const sockets = new Set<Socket>();
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (bytes: Buffer) => void (isDead ? undefined : to.write(bytes)));
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const server = createServer((tablet) => {
    const target = connect(targetPort, '127.0.0.1');
    for (const socket of [tablet, target]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    pass(tablet, target);
    pass(target, tablet);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    die: () => void (isDead = true),
    revive: () => {
      isDead = false;
      cut();
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
