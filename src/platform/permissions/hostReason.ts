/** Why a private interface of the mini-program did not do its work. */
export type HostReason = 'cancelled' | 'denied' | 'unconsented' | 'unavailable' | 'failed';

/** The host's numbers for a privacy guide that the person declined, and for one that does not name the interface. */
const REFUSED = 104;
const UNDECLARED = 112;

/** Usually the host gives its reason only as text: "chooseMedia:fail cancel", "… auth deny". The order matters. */
const WORDS: readonly (readonly [RegExp, HostReason])[] = [
  // "authorize no response": the person closed the question without an answer, and the settings have no entry for it.
  [/cancel|no response/i, 'cancelled'],
  [/privacy permission is not authorized/i, 'unconsented'],
  // A guide without this interface is the publisher's mistake: the person's settings cannot help.
  [/not declared in the privacy/i, 'unavailable'],
  [/auth|deny|denied|permission/i, 'denied'],
  [/not support|not exist|no camera/i, 'unavailable'],
];

export function hostReason(failure: unknown): HostReason {
  const { errMsg = '', errno } = (failure ?? {}) as { errMsg?: unknown; errno?: unknown };
  if (errno === REFUSED) return 'unconsented';
  if (errno === UNDECLARED) return 'unavailable';
  // Remove the name of the interface: 'authorize' contains 'auth'.
  const reason = String(errMsg).replace(/^\w+:fail/, '');
  return WORDS.find(([pattern]) => pattern.test(reason))?.[1] ?? 'failed';
}
