import type { RouteKey } from '@/navigation';
import { useSpecHost } from './opening';

const open = useSpecHost('spec-plain', { acceptUnsigned: true });

describe('on a host that seals some answers, and signs some', () => {
  it.each<RouteKey>(['home', 'user', 'loan', 'repay', 'bankCards', 'loanHistory'])(
    'the page %s opens by the setting for answers without a sign',
    async (key) => {
      for (let time = 0; time < 3; time += 1) expect(await open(key)).toEqual({ failures: [], reports: [] });
    },
  );
});
