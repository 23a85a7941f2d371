import type { FastifyReply, FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import type { GatewaySettings } from './settings';

type Names = Pick<GatewaySettings, 'host' | 'publicUrl' | 'consoleHosts'>;

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];
const EVERY_ADDRESS = ['0.0.0.0', '::'];
const READS = ['GET', 'HEAD', 'OPTIONS'];
const MESSAGE =
  '沙箱只在自己的地址上提供，例如 http://127.0.0.1:8787/sandbox/；要用别的域名打开，请在启动网关时设置 CONSOLE_HOSTS';

const hostnameOf = (host: string): string | undefined => {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
};

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** Whether a name is one of the gateway's own. Where it listens on every address, each address of the machine is. */
function isOwnName(name: string, { host, publicUrl, consoleHosts }: Names): boolean {
  const own = [...THIS_MACHINE, hostnameOf(host), new URL(publicUrl).hostname, ...consoleHosts];
  return own.includes(name) || (EVERY_ADDRESS.includes(host) && isIP(name.replace(/^\[|\]$/g, '')) !== 0);
}

/**
 * A hook of the sandbox's own pages and calls: whoever asks by another name is refused. A foreign page can have its own name point at
 * this machine and would then read the codes of the inbox. The header itself counts, not what a proxy says of it: such a page can
 * write that too.
 */
export const onOwnHostsOnly = (names: Names) => async (request: FastifyRequest, reply: FastifyReply) => {
  const name = hostnameOf(request.headers.host ?? '');
  if (name === undefined || !isOwnName(name, names)) await refuse(reply);
};

/** A hook of the console's calls: what changes something is done for the console's own page, or for a program, which names no origin. */
export const forOwnPagesOnly = (names: Names) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { origin, host } = request.headers;
  if (origin === undefined || READS.includes(request.method)) return;
  const from = hostOf(origin);
  const own = [host, new URL(names.publicUrl).host];
  if (from === undefined || !own.includes(from)) await refuse(reply);
};

const refuse = (reply: FastifyReply) => reply.code(403).send({ code: 403, message: MESSAGE });
