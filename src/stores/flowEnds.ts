import {
  callbackTarget,
  leftAt,
  spentAt,
  CALLBACKS_OF_END,
  type Callback,
  type FlowEnd,
  type EndTarget,
} from '@/domain/channel/callbacks';
import { persisted } from '@/storage/persisted';
import { addressOf, back, callbackRule, currentRoute, openTarget, routeOf, stackedPlace } from '@/navigation';

/** A stored address was checked when it arrived; check it again, because the hosts may have changed. */
function kept(
  name: Callback,
): { readonly kind: Exclude<EndTarget, undefined>; readonly address: string } | undefined {
  return checked(name, persisted.get(name));
}

function checked(name: Callback, value: string): ReturnType<typeof kept> {
  const target = callbackTarget(name, value, callbackRule());
  if (target.kind === 'refused') return undefined;
  if (target.kind === 'web') return { kind: 'partner', address: target.url };
  return { kind: 'page', address: target.path + (target.query === '' ? '' : `?${target.query}`) };
}

const first = (end: FlowEnd) => CALLBACKS_OF_END[end].flatMap((name) => kept(name) ?? [])[0];

/** Ends of the flows that a partner's link has started (domain/channel/callbacks); each address is used once. */
export const flowEnds = {
  /** The page of a flow was opened with its own address: it replaces the stored one. */
  given(name: Callback, value: string | undefined): void {
    if (value === undefined || checked(name, value) === undefined) return;
    persisted.set({ [name]: value, callbacksOf: persisted.get('uid') });
  },

  /** The target of this end, by the stored addresses. */
  kindOf: (end: FlowEnd): EndTarget => first(end)?.kind,

  /** Returns the address of this end and clears it; '' for none. */
  spend(end: FlowEnd): string {
    const address = first(end)?.address ?? '';
    persisted.forget(spentAt(end));
    return address;
  },

  /** Ends a flow and replaces its page. False: no address is stored for this end, and nothing has happened. */
  leave: (end: FlowEnd): Promise<boolean> => open(flowEnds.spend(end)),

  /** Ends a flow by an address that the flow itself has stored. An address that is not allowed is ignored. */
  leaveTo: (address: string): Promise<boolean> => open(checked('callbackUrl', address)?.address ?? ''),

  /** Spec §3 loginUrl: our address of the partner's login, once; undefined: use our own login. */
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

/** The bar's Back. If there is none of our pages below, it leaves the flow (spec §4 Credit steps). */
export async function leavePage(): Promise<void> {
  const here = currentRoute();
  const end = here && stackedPlace(1) === undefined ? leftAt(routeOf(here.key).path) : undefined;
  if (end === undefined || !(await flowEnds.leave(end))) await back();
}
