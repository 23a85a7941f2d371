import type { ReactNode } from 'react';
import { useAct, type Act } from '../core/act';

interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** The whole name for a screen reader, if the text alone says too little. */
  readonly label?: string | undefined;
  readonly kind?: 'main' | 'quiet' | undefined;
  readonly busy?: boolean;
  readonly pressed?: boolean | undefined;
}

/** While busy it stays focusable: a keyboard must not lose its place. */
export function Button({ children, onPress, label, kind, busy = false, pressed }: ButtonProps) {
  return (
    <button
      type="button"
      className={kind}
      aria-label={label}
      aria-busy={busy}
      aria-pressed={pressed}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      {children}
    </button>
  );
}

export const Problem = ({ act, field }: { readonly act: Act; readonly field?: string }) => (
  <span className="wrong" role="alert">
    {act.wrong(field)}
  </span>
);

interface ActButtonProps extends Omit<ButtonProps, 'onPress' | 'busy'> {
  /** A text that it returns is said afterwards. */
  readonly work: () => Promise<unknown>;
}

/** A button that does one thing, with its own failure beside it. */
export function ActButton({ work, ...look }: ActButtonProps) {
  const act = useAct();
  return (
    <span className="act">
      <Button {...look} busy={act.busy} onPress={() => void act.run(work)} />
      <Problem act={act} />
    </span>
  );
}
