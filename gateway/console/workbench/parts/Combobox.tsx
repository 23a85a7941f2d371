import { useId, useRef, useState, type KeyboardEvent } from 'react';

/** Longer lists are not read: one more word makes them short. */
const MOST = 60;

export interface Choice {
  readonly key: string;
  readonly text: string;
  readonly note: string;
  /** What the words of the search are looked for in, in lower case. */
  readonly words: string;
}

interface ComboboxProps<C extends Choice> {
  readonly label: string;
  readonly placeholder: string;
  readonly choices: readonly C[];
  readonly onPick: (choice: C) => void;
}

/** Every word that was typed is somewhere in the choice. */
export function matching<C extends Choice>(choices: readonly C[], typed: string): readonly C[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((choice) => words.every((word) => choice.words.includes(word))).slice(0, MOST);
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** Finds one of many by typing parts of its name: the combobox of the ARIA patterns. Esc closes the list, and then empties the field. */
export function Combobox<C extends Choice>({ label, placeholder, choices, onPick }: ComboboxProps<C>) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const found = open ? matching(choices, typed) : [];

  const move = (to: number) => {
    const next = Math.max(0, Math.min(found.length - 1, to));
    setAt(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const pick = (choice: C | undefined) => {
    if (choice === undefined) return;
    setOpen(false);
    setTyped('');
    onPick(choice);
  };
  const key = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) move(at + step);
      else setOpen(true);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      pick(found[at]);
    } else if (event.key === 'Escape') {
      if (!open) setTyped('');
      setOpen(false);
    }
  };

  return (
    <div className="combobox">
      <input
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={key}
      />
      <ul role="listbox" aria-label={label} id={`${id}-list`} ref={list} hidden={!open}>
        {found.map((choice, nth) => (
          <li
            key={choice.key}
            id={`${id}-${nth}`}
            role="option"
            aria-selected={nth === at}
            // Before the field loses the focus, which closes the list.
            onMouseDown={(event) => {
              event.preventDefault();
              pick(choice);
            }}
          >
            <span>{choice.text}</span>
            <small>{choice.note}</small>
          </li>
        ))}
        {open && found.length === 0 && (
          <li role="option" aria-disabled="true" aria-selected="false">
            没有符合的，请换个词
          </li>
        )}
      </ul>
    </div>
  );
}
