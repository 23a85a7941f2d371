import { TOASTS } from '@/domain/errors/toasts';
import type { RouteKey } from '@/navigation';
import { PAGES } from '../overMidnight/pages';
import { useSpecHost } from './opening';

/** Pages of the app for which the spec has no call: they say so, and lead on. All others show what they have. */
const NOT_OFFERED: readonly RouteKey[] = [
  ...(['outWeb', 'loanAddress', 'offlineRepay', 'offlineResult', 'idCardUpdate', 'idCardUpdated'] as const),
  ...(['proofs', 'proofUpload', 'proofDetail'] as const),
];

const open = useSpecHost('spec');

describe('on a host that knows only the spec, and from another origin', () => {
  it.each(Object.keys(PAGES) as RouteKey[])('the page %s opens, and no field is lost', async (key) => {
    const failures = NOT_OFFERED.includes(key) ? [TOASTS.notOffered] : [];
    expect(await open(key)).toEqual({ failures, reports: [] });
  });
});
