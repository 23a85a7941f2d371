import { createServer } from 'node:net';
import { once } from 'node:events';
import { freePort } from '../gateway/bank/process';
import { asked } from './task';

describe('a task that starts a gateway', () => {
  it('says that a port is in use, and how to take another one', async () => {
    const port = await freePort();
    const asks = (platform: string) =>
      asked(
        'port.mjs',
        `task.ensureFree({ port: '${port}', host: '127.0.0.1', command: 'npm start', platform: '${platform}' }).catch(({ message }) => message)`,
      );
    expect(asks('linux')).toBeNull();
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    expect(asks('linux')).toContain(`Port ${port} is in use`);
    expect(asks('linux')).toContain(`PORT=${port + 1} npm start`);
    expect(asks('win32')).toContain(`$env:PORT=${port + 1}; npm start`);
    server.close();
  });

  it.each([
    ['linux', 'SIGINT', 'SIGINT'],
    ['darwin', 'SIGHUP', 'SIGTERM'],
  ])('passes on signals: %s, %s', (platform, signal, passed) => {
    expect(asked('run.mjs', `task.passedOn('${signal}', '${platform}')`)).toBe(passed);
  });

  it('passes on no signal on Windows: the console gives it to the gateway, which ends by itself', () => {
    expect(asked('run.mjs', "task.passedOn('SIGINT', 'win32')")).toBeNull();
  });
});
