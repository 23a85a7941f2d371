/** Events that content may ask for by name; whoever knows their rules listens (spec §2 Navigation targets). */
const NAMED_EVENTS = ['toCredit', 'toLoan'] as const;
export type NamedEvent = (typeof NAMED_EVENTS)[number];

let listeners: readonly { readonly event: NamedEvent; readonly act: () => void }[] = [];

export const isNamedEvent = (name: string): name is NamedEvent =>
  (NAMED_EVENTS as readonly string[]).includes(name);

/** Takes over a named event; the answer gives it back to whoever had it before. */
export function onNamedEvent(event: NamedEvent, act: () => void): () => void {
  const listener = { event, act };
  listeners = [listener, ...listeners];
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
}

/** False where nobody listens. */
export function emitNamedEvent(event: NamedEvent): boolean {
  const listener = listeners.find((one) => one.event === event);
  listener?.act();
  return listener !== undefined;
}
