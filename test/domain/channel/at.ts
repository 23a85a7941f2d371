import type { Entry } from '@/domain/channel/entry';
import { launch, type Launch, type LaunchInput } from '@/domain/channel/launch';

const NOTHING: Entry = { before: '', hash: '', host: 'm.bank.example', path: '/' };
const UNKNOWN = { h5type: '', platform: '', userId: '' };
const targets = {
  hosts: ['partner.example', 'm.bank.example'],
  pages: new Set(['/pages/home/index', '/pages/user/index', '/pages/login/index']),
  isEntry: (path: string) => path.startsWith('/pages/login/'),
  origin: 'https://m.bank.example',
};

export interface Given extends Partial<Entry> {
  readonly stored?: Partial<LaunchInput['stored']>;
  readonly build?: Partial<LaunchInput['build']>;
}

/** A launch described only by the facts that matter to the test. */
export function at({ stored, build, ...entry }: Given): Launch {
  return launch({
    entry: { ...NOTHING, ...entry },
    stored: { ...UNKNOWN, ...stored },
    build: { target: 'h5', env: 'production', version: '2.2.6', yqdPlatform: 'fixed', ...build },
    targets,
  });
}
