import { once } from 'node:events';
import { createServer } from 'node:net';

/** How a shell of this system sets a variable for one command. */
const withPort = (platform, port, command) =>
  platform === 'win32' ? `$env:PORT=${port}; ${command}` : `PORT=${port} ${command}`;

/** Throws with a clear text if another program listens at this port. Call it before a build, not after. */
export async function ensureFree({ port, host, command, platform = process.platform }) {
  const server = createServer().listen(Number(port), host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    const other = withPort(platform, Number(port) + 1, command);
    throw new Error(
      `Port ${port} is in use, perhaps by this gateway in another window. End that one, or take another port: ${other}`,
    );
  }
  server.close();
  await once(server, 'close');
}

/** A free port of this computer. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
