import { stubGlobal } from '../../stubs';

/** The device's network is asked through `send`, which is told the path; what comes of it is its own. */
function onTheWay(send: (path: string, real: () => Promise<Response>) => Promise<Response>): void {
  const real = globalThis.fetch;
  stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    send(new URL(input instanceof Request ? input.url : input).pathname, () => real(input, init)),
  );
}

/** Paths of the calls that leave the device, in their order. */
export function countCalls(): string[] {
  const paths: string[] = [];
  onTheWay((path, real) => {
    paths.push(path);
    return real();
  });
  return paths;
}

/** No call to this path is ever answered. */
export function hang(hanging: string): void {
  onTheWay((path, real) => (path === hanging ? new Promise(() => undefined) : real()));
}
