/** Errors have appeared beside fields. `sent`: the server's answer, not a check on the device. */
type Shown = (how: { readonly sent: boolean }) => void;

let shown: Shown = () => undefined;

/** What the app does then; the composition root sets it. */
export const onPointOut = (act: Shown): void => {
  shown = act;
};

/**
 * A press has led to errors beside fields: the app brings the first of them into view. `Form` and `Submission` call it; call it after a check of
 * your own that stops a press.
 */
export const pointOut = (how: Partial<Parameters<Shown>[0]> = {}): void => shown({ sent: false, ...how });
