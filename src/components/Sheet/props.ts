import type { ReactNode } from 'react';

/** Duration of the motion, in and out; milliseconds. */
export const LEAVE_MS = 200;

export interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  /** A line below the title. */
  readonly note?: ReactNode;
  /** At the end of the title's line, before the close button: a Tag. */
  readonly right?: ReactNode;
  readonly children?: ReactNode;
  /** Stays at the foot while the content scrolls: the sheet's one button. */
  readonly foot?: ReactNode;
  /** Without it the cross, the overlay and Esc do not close the sheet. */
  readonly onClose?: () => void;
  /** What the host's Back does, by default `onClose`. Without both the sheet stays, and so does the page. */
  readonly onBack?: () => void;
  /** No padding: a keypad reaches from edge to edge. */
  readonly flush?: boolean;
}
