/** Headers that a browser sends to another origin without asking (Fetch standard), in lower case. */
const UNASKED = ['accept', 'content-type'];

/**
 * What a browser does before a request to another origin: it asks the host for leave, and without leave sends nothing. Node's own fetch does not.
 * Returns the way back.
 */
export function askLeaveAsBrowsersDo(origin: string): () => void {
  const real = globalThis.fetch;
  const leaves = new Map<string, Promise<readonly string[]>>();
  const leaveFor = async (url: string, asked: readonly string[]): Promise<readonly string[]> => {
    const answer = await real(url, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-headers': asked.join(',') },
    });
    return (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/,\s*/);
  };
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const headers = new Headers(init?.headers);
    const asked = [...headers.keys()].filter((name) => !UNASKED.includes(name));
    const { pathname } = new URL(url);
    if (asked.length > 0 && !leaves.has(pathname)) leaves.set(pathname, leaveFor(url, asked));
    const allowed = (await leaves.get(pathname)) ?? [];
    const refused = asked.filter((name) => !allowed.includes(name));
    if (refused.length > 0) throw new TypeError(`the host does not allow ${refused.join()}`);
    const answer = await real(input, init);
    // Pages of another origin see no header of an answer that the host does not expose.
    return new Response(await answer.arrayBuffer(), {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? '' },
    });
  };
  return () => {
    globalThis.fetch = real;
  };
}
