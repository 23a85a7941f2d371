import { useSyncExternalStore } from 'react';

/** A value that several views show. */
export class Store<T> {
  private readonly listeners = new Set<() => void>();

  constructor(private held: T) {}

  get value(): T {
    return this.held;
  }

  set(next: T): void {
    if (next === this.held) return;
    this.held = next;
    this.listeners.forEach((listener) => listener());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, () => store.value);
