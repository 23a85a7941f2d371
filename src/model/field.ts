import { makeAutoObservable } from 'mobx';

export interface FieldRules<T> {
  /** Cleans the typed value. */
  readonly clean?: (value: T) => T;
  /** Why the value cannot be sent, in words for the person; '' or undefined if it can. */
  readonly check?: (value: T) => string | undefined;
  /** Called on each change by the person: saves the value over a reload. */
  readonly keep?: (value: T) => void;
}

/** One field of a form: its value and its error. */
export class Field<T = string> {
  value: T;
  error = '';
  /** Why the value is probably wrong, in words for the person; it can be sent. Ends with the next value. */
  warning = '';
  /** The field takes the focus when it appears. */
  autoFocus = false;

  constructor(
    private readonly empty: T,
    private readonly rules: FieldRules<NoInfer<T>> = {},
  ) {
    this.value = empty;
    makeAutoObservable<this, 'empty' | 'rules'>(this, { empty: false, rules: false }, { autoBind: true });
  }

  /** The person changes the value: clears the error. */
  type(value: T): void {
    const { clean, keep } = this.rules;
    this.put(clean ? clean(value) : value);
    keep?.(this.value);
  }

  /** The person leaves the field: checks the value, unless nothing was typed. */
  leave(): void {
    if (this.value !== this.empty) this.check();
  }

  /** Sets a value that the person has not typed: from a draft, from an answer. */
  put(value: T): void {
    this.value = value;
    this.error = '';
    this.warning = '';
    this.autoFocus = false;
  }

  /** Asks the person to check the value: after `put`. */
  doubt(warning: string, { focus = false }: { readonly focus?: boolean } = {}): void {
    this.warning = warning;
    this.autoFocus = focus;
  }

  /** Shows the error beside the field. False: there is one. */
  check(): boolean {
    this.error = this.rules.check?.(this.value) ?? '';
    return this.error === '';
  }

  /** Shows the server's message beside the field. */
  refuse(message: string): void {
    this.error = message;
  }

  /** For a component of `components` that takes a value: `<Field label="…" {...form.fields.name.input} />`. */
  get input() {
    const { value, error, warning, autoFocus, type, leave } = this;
    return { value, error, warning, autoFocus, onChange: type, onBlur: leave };
  }

  /** The same for a value that is picked, not typed. */
  get choice() {
    const { value, error, type } = this;
    return { value: value === this.empty ? undefined : value, error, onChange: type };
  }
}
