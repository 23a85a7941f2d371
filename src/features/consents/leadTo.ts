import { focusedBeside } from '@/components/focus';

/** The members of an H5 element that are used here; a mini-program's node has no document, and then nothing happens. */
interface Box {
  readonly scrollIntoView?: (options: { block: 'nearest' }) => void;
  readonly querySelector?: (selector: string) => { focus?: () => void } | null;
}

/** Scrolls to a consent and moves the keyboard and the screen reader to its box. */
export function leadTo(node: unknown): void {
  if (!focusedBeside(node)) return;
  const box = node as Box;
  box.scrollIntoView?.({ block: 'nearest' });
  box.querySelector?.('[role="checkbox"]')?.focus?.();
}
