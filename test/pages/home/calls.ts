import { vi } from 'vitest';

/** Paths of the calls that leave the device, in their order. */
export function countCalls(): string[] {
  const paths: string[] = [];
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    paths.push(new URL(input instanceof Request ? input.url : input).pathname);
    return real(input, init);
  });
  return paths;
}
