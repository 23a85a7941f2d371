/** The app in the frame has the same storage: names of the workbench begin with this, and survive a new phone for the app. */
export const OWN = 'console.';

/** A value of the workbench that a reload keeps; what cannot be read counts as none. */
export function readKept<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(OWN + name) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(OWN + name, JSON.stringify(value));
  } catch {
    // A full store: only the next reload notices.
  }
}
