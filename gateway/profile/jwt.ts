import { createHmac } from 'node:crypto';

/** As long as the tokens of an authorisation server with its claims. */
const LENGTH = 700;

const part = (claims: object): string => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** The gateway's own short token as the `jti` of a JWT; to the client it is one opaque text. */
export function wrapToken(token: string): string {
  const head = part({ alg: 'HS256', typ: 'JWT' });
  const signature = (body: string) =>
    createHmac('sha256', token).update(`${head}.${body}`).digest('base64url');
  const claims = { jti: token, scope: ['select'], iss: 'host', pad: '' };
  const short = part(claims);
  const missing = LENGTH - head.length - short.length - signature(short).length - 2;
  const body = part({ ...claims, pad: 'x'.repeat(Math.max(0, Math.floor((missing * 3) / 4))) });
  return `${head}.${body}.${signature(body)}`;
}

/** The token inside; what is no such JWT stays as it is, and is refused as any unknown token. */
export function unwrapToken(jwt: string): string {
  const [, body = ''] = jwt.split('.');
  try {
    const { jti } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { jti?: unknown };
    return typeof jti === 'string' && wrapToken(jti) === jwt ? jti : jwt;
  } catch {
    return jwt;
  }
}
