import { stubGlobal } from '../../stubs';

/** Routes the device's network through `send`, which gets the path and decides the answer. */
function onTheWay(send: (path: string, real: () => Promise<Response>) => Promise<Response>): void {
  const real = globalThis.fetch;
  stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    send(new URL(input instanceof Request ? input.url : input).pathname, () => real(input, init)),
  );
}

/** Records the paths of the calls that leave the device, in order. */
export function countCalls(): string[] {
  const paths: string[] = [];
  onTheWay((path, real) => {
    paths.push(path);
    return real();
  });
  return paths;
}

/** Never answers a call to this path. */
export function hang(hanging: string): void {
  onTheWay((path, real) => (path === hanging ? new Promise(() => undefined) : real()));
}
