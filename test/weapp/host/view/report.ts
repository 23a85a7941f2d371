import type { Problem } from '../../protocol';

/** Reports to the shell what is wrong in this page's view. */
export function report(kind: Problem['kind'], text: string): void {
  window.parent.postMessage({ kind: 'problem', problem: { kind, text } }, '*');
}

/** Reports every error from here on. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message }: ErrorEvent) =>
    report('exception', `view: ${error instanceof Error ? (error.stack ?? error.message) : message}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    report('exception', `view: ${String(reason)}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      report(level === 'error' ? 'console' : 'template', `view: ${words.map(String).join(' ')}`);
      write(...words);
    };
  }
}
