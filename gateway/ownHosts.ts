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

/** Whether a name is one of the gateway's own. If it listens on every address, each address of the machine counts. */
function isOwnName(name: string, { host, publicUrl, consoleHosts }: Names): boolean {
  const own = [...THIS_MACHINE, hostnameOf(host), new URL(publicUrl).hostname, ...consoleHosts];
  return own.includes(name) || (EVERY_ADDRESS.includes(host) && isIP(name.replace(/^\[|\]$/g, '')) !== 0);
}

/**
 * A hook of the sandbox's own pages and calls: refuses requests by another host name (DNS rebinding). A foreign page can point its own name
 * at this machine and would then read the codes of the inbox. Only the Host header itself counts, not what a proxy forwards: such a page can
 * write forwarding headers too.
 */
export const onOwnHostsOnly = (names: Names) => async (request: FastifyRequest, reply: FastifyReply) => {
  const name = hostnameOf(request.headers.host ?? '');
  if (name === undefined || !isOwnName(name, names)) await refuse(reply);
};

/** A hook of the console's calls: allows changes only from the console's own page, or from a program, which sends no Origin header. */
export const forOwnPagesOnly = (names: Names) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { origin, host } = request.headers;
  if (origin === undefined || READS.includes(request.method)) return;
  const from = hostOf(origin);
  const own = [host, new URL(names.publicUrl).host];
  if (from === undefined || !own.includes(from)) await refuse(reply);
};

const refuse = (reply: FastifyReply) => reply.code(403).send({ code: 403, message: MESSAGE });
