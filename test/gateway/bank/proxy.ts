import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network between a gateway and a server. While it swallows, bytes are taken and never arrive, and no one is told. */
export interface Network {
  readonly port: number;
  swallow(on: boolean): void;
  close(): Promise<void>;
}

export async function startNetwork(to: number): Promise<Network> {
  let swallows = false;
  const open = new Set<Socket>();
  const carry = (from: Socket, into: Socket): void => {
    open.add(from);
    from.on('data', (bytes: Buffer) => {
      if (!swallows) into.write(bytes);
    });
    // The end of a connection does not arrive either.
    from.on('close', () => {
      open.delete(from);
      if (!swallows) into.destroy();
    });
    from.on('error', () => undefined);
  };
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    carry(near, far);
    carry(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    swallow: (on) => (swallows = on),
    async close() {
      server.close();
      for (const one of open) one.destroy();
      await once(server, 'close');
    },
  };
}
