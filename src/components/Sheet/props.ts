import type { ReactNode } from 'react';

/** Length of the motion, both ways. */
export const LEAVE_MS = 200;

export interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  /** A line below the title. */
  readonly note?: ReactNode;
  /** End of the title's line, before the close button: a Tag. */
  readonly right?: ReactNode;
  readonly children?: ReactNode;
  /** Stays at the foot while the content scrolls: the sheet's one button. */
  readonly foot?: ReactNode;
  /** Without it the sheet cannot be left by its cross, its veil or Esc. */
  readonly onClose?: () => void;
  /** No veil of padding: a keypad reaches from edge to edge. */
  readonly flush?: boolean;
}
