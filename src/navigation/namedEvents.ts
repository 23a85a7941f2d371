import type { go } from './moves';

/** Events that content may ask for by name; whoever knows their rules listens (spec §2 Navigation targets). */
const NAMED_EVENTS = ['toCredit', 'toLoan'] as const;
export type NamedEvent = (typeof NAMED_EVENTS)[number];

/** Takes a person into a flow by this move. True: a page was opened; false: they stay, and know why. */
export type FlowEntry = (move: typeof go) => Promise<boolean>;

let listeners: readonly { readonly event: NamedEvent; readonly enter: FlowEntry }[] = [];

export const isNamedEvent = (name: string): name is NamedEvent =>
  (NAMED_EVENTS as readonly string[]).includes(name);

/** Takes over a named event; the answer gives it back to whoever had it before. */
export function onNamedEvent(event: NamedEvent, enter: FlowEntry): () => void {
  const listener = { event, enter };
  listeners = [listener, ...listeners];
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
}

/** Undefined where nobody listens. */
export const emitNamedEvent = (event: NamedEvent, move: typeof go): Promise<boolean> | undefined =>
  listeners.find((one) => one.event === event)?.enter(move);
