import type { FromShell, Json, LogicStart } from '../../protocol';
import { LiveApp } from './app';
import { Client } from './client';
import type { Given } from './definitions';
import { blockCode, forgetNewer, native, shadows } from './globals';
import { Loader } from './loader';
import { PageStack } from './stack';
import { createWx } from './wx';

let client: Client;
let stack: PageStack;
let app: LiveApp;

function watchErrors(): void {
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      if (level === 'error')
        client.problem(
          'console',
          words.map((word) => (word instanceof Error ? word.stack : String(word))).join(' '),
        );
      write(...words);
    };
  }
  native.listen('error', (event) => {
    event.preventDefault();
    client.failed('uncaught', event.error ?? event.message);
  });
  native.listen('unhandledrejection', (event) => {
    const { reason, promise } = event;
    event.preventDefault();
    client.problem(
      'exception',
      `unhandled rejection: ${reason instanceof Error ? reason.stack : JSON.stringify(reason)}`,
    );
    app.tell('onUnhandledRejection', { reason: reason as unknown, promise });
  });
}

function begin(start: LogicStart): void {
  client = new Client(start);
  watchErrors();
  stack = new PageStack(client, () => loader);
  app = new LiveApp(client, stack);
  const loader: Loader = new Loader(start.scripts, start.app, {
    ...shadows(start.settings.promises),
    wx: createWx(client, stack, app),
    App: (given: Record<string, unknown>) => app.register(given),
    Page: (given: Given) => stack.register(given, true),
    Component: (given: Given) => stack.register(given, false),
    Behavior: () => client.problem('missing', 'Behavior()'),
    getApp: () => app.object,
    getCurrentPages: () => [...stack.objects()],
  });
  blockCode();
  forgetNewer();
  client.guard('app.js', () => loader.run('app'));
  app.launch().catch((error: unknown) => client.failed('launch', error));
}

native.listen('message', (event) => {
  const { data: message } = event as MessageEvent<FromShell>;
  const failed = (error: unknown) => client.problem('program', String(error));
  switch (message.kind) {
    case 'start':
      begin(message);
      break;
    case 'answer':
      client.answered(message);
      break;
    case 'tab':
      stack.current?.call('onTabItemTap', { pagePath: message.path });
      stack.switchTab(`/${message.path}`).catch(failed);
      break;
    case 'back':
      // On the first page the phone's Back leaves the mini-program.
      stack.navigateBack().catch(() => app.seen(false));
      break;
    case 'visible':
      app.seen(message.visible);
      break;
    case 'network':
      client.networkType = message.type;
      app.tell('onNetworkStatusChange', {
        isConnected: message.type !== 'none',
        networkType: message.type,
      });
      break;
    case 'memoryWarning':
      app.tell('onMemoryWarning', { level: 10 });
      break;
    case 'share':
      client.effect('share', (stack.current?.call('onShareAppMessage', { from: 'menu' }) ?? null) as Json);
      break;
    case 'settle':
      client.send({ kind: 'settled', seq: message.seq });
      break;
    case 'problem':
      client.send(message);
  }
});
