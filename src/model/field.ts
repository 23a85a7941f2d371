import { makeAutoObservable } from 'mobx';

export interface FieldRules<T> {
  /** What is kept of what was typed. */
  readonly clean?: (value: T) => T;
  /** Why the value cannot be sent, in words for the person; '' or undefined where it can. */
  readonly check?: (value: T) => string | undefined;
  /** Hears of each change by the person: keeps it over a reload. */
  readonly keep?: (value: T) => void;
}

/** One field of a form: its value, and what stands beside it. */
export class Field<T = string> {
  value: T;
  error = '';

  constructor(
    private readonly empty: T,
    private readonly rules: FieldRules<NoInfer<T>> = {},
  ) {
    this.value = empty;
    makeAutoObservable<this, 'empty' | 'rules'>(this, { empty: false, rules: false }, { autoBind: true });
  }

  /** The person changes it: what was wrong is not said any more. */
  type(value: T): void {
    const { clean, keep } = this.rules;
    this.put(clean ? clean(value) : value);
    keep?.(this.value);
  }

  /** The person goes on to another field: judged, unless nothing was typed. */
  leave(): void {
    if (this.value !== this.empty) this.check();
  }

  /** A value that the person has not typed: a draft, an answer. */
  put(value: T): void {
    this.value = value;
    this.error = '';
  }

  /** Says beside the field what is wrong with it. False: something is. */
  check(): boolean {
    this.error = this.rules.check?.(this.value) ?? '';
    return this.error === '';
  }

  /** The server's word about it. */
  refuse(message: string): void {
    this.error = message;
  }

  /** For a component of `components` that takes a value: `<Field label="…" {...form.fields.name.input} />`. */
  get input() {
    const { value, error, type, leave } = this;
    return { value, error, onChange: type, onBlur: leave };
  }

  /** The same for what is picked, not typed. */
  get choice() {
    const { value, error, type } = this;
    return { value: value === this.empty ? undefined : value, error, onChange: type };
  }
}
