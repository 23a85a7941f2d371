/** Errors have appeared beside fields. `sent`: the server's answer, not a check on the device. */
type Shown = (how: { readonly sent: boolean }) => void;

let shown: Shown = () => undefined;

/** The app's reaction; the composition root sets it. */
export const onPointOut = (act: Shown): void => {
  shown = act;
};

/**
 * Tells the app that a press has led to errors beside fields, so that it scrolls to the first. `Form` and `Submission` call it; if your own check
 * stops a press, call it yourself.
 */
export const pointOut = (how: Partial<Parameters<Shown>[0]> = {}): void => shown({ sent: false, ...how });
