import {
  callbackTarget,
  leftAt,
  spentAt,
  WAYS_OUT,
  type Callback,
  type FlowEnd,
  type WayOut,
} from '@/domain/channel/waysOut';
import { persisted } from '@/model/persisted';
import { addressOf, back, callbackRule, currentRoute, openTarget, routeOf, stackedPlace } from '@/navigation';

/** What is kept was checked when it came; the hosts may be others by now. */
function kept(
  name: Callback,
): { readonly kind: Exclude<WayOut, undefined>; readonly address: string } | undefined {
  return checked(name, persisted.get(name));
}

function checked(name: Callback, value: string): ReturnType<typeof kept> {
  const target = callbackTarget(name, value, callbackRule());
  if (target.kind === 'refused') return undefined;
  if (target.kind === 'web') return { kind: 'partner', address: target.url };
  return { kind: 'page', address: target.path + (target.query === '' ? '' : `?${target.query}`) };
}

const first = (end: FlowEnd) => WAYS_OUT[end].flatMap((name) => kept(name) ?? [])[0];

/** Where flows end that a partner's link has begun (domain/channel/waysOut); each address is good once. */
export const waysOut = {
  /** The page of a flow was opened with an address of its own: it takes the place of what is kept. */
  given(name: Callback, value: string | undefined): void {
    if (value === undefined || checked(name, value) === undefined) return;
    persisted.set({ [name]: value, waysOutOf: persisted.get('uid') });
  },

  /** What this end leads to by what is kept. */
  kindOf: (end: FlowEnd): WayOut => first(end)?.kind,

  /** The address of this end, which is spent by that; '' for none. */
  spend(end: FlowEnd): string {
    const address = first(end)?.address ?? '';
    persisted.forget(spentAt(end));
    return address;
  },

  /** Ends a flow in place of its page. False: nothing was kept for this end, and nothing has happened. */
  leave: (end: FlowEnd): Promise<boolean> => open(waysOut.spend(end)),

  /** The same by an address that the flow itself has kept. Whatever it may not lead to is passed over. */
  leaveTo: (address: string): Promise<boolean> => open(checked('callbackUrl', address)?.address ?? ''),

  /** Spec §3 loginUrl: where the partner logs people in, as an address of ours, once; undefined: our own login does. */
  login(): string | undefined {
    const found = kept('loginUrl');
    if (found === undefined) return undefined;
    persisted.forget(['loginUrl']);
    return found.kind === 'page' ? found.address : addressOf('webview', { url: found.address });
  },
};

async function open(address: string): Promise<boolean> {
  return address !== '' && (await openTarget(address, { instead: true })) === 'opened';
}

/** The bar's Back. Where no page of ours lies below it leaves the flow (spec §4 Credit steps). */
export async function leavePage(): Promise<void> {
  const here = currentRoute();
  const end = here && stackedPlace(1) === undefined ? leftAt(routeOf(here.key).path) : undefined;
  if (end === undefined || !(await waysOut.leave(end))) await back();
}
