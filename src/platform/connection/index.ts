/** Whether the phone has a network at all. Nothing here says that the gateway can be reached. */
export interface ConnectionPort {
  /** Calls back when the network goes or comes back, and at once if there is none now. Never ends. */
  watch(changed: (offline: boolean) => void): void;
}

export const connection: ConnectionPort = {
  watch(changed) {
    window.addEventListener('offline', () => changed(true));
    window.addEventListener('online', () => changed(false));
    if (!navigator.onLine) changed(true);
  },
};
