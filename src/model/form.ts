import { computed, makeObservable } from 'mobx';
import type { CallDefinition, RefusalName } from '@/contract';
import type { CallFailure } from '@/request';
import { pointOut } from './pointOut';
import { Submission, type Placing } from './submission';

/** The interface that a form needs of its fields: `Field` has it, and larger parts that check themselves. */
export interface FormField {
  readonly error: string;
  check(): boolean;
  /** `refusal`: the refusal's name in the contract. */
  refuse(message: string, refusal?: string): void;
}

/** The field that each refusal of a call is about; 'form' is shown above the button. */
export type Places<C extends CallDefinition, P extends string> = Readonly<Record<RefusalName<C>, P | 'form'>>;

/**
 * Fields and the one button below them. A field's error, or a refusal about it, is shown beside the field, everything else above the button;
 * typed values stay. The app scrolls to the first field with an error and focuses it (pointOut), so nothing repeats it above the button.
 */
export class Form<F extends Readonly<Record<string, FormField>>> {
  readonly submission = new Submission();
  /** `fields` in the order of the page. */
  constructor(readonly fields: F) {
    makeObservable(this, { firstWrong: computed });
  }

  get busy(): boolean {
    return this.submission.busy;
  }

  /** Text above the button: what belongs to no field. */
  get problem(): string {
    return this.submission.problem;
  }

  /** Name of the first field with an error. */
  get firstWrong(): keyof F | undefined {
    return Object.keys(this.fields).find((name) => this.fields[name]?.error);
  }

  /** Shows every error beside its field. */
  check(): boolean {
    const fine = Object.values(this.fields)
      .map((field) => field.check())
      .every(Boolean);
    if (!fine) pointOut();
    return fine;
  }

  /** Checks, then runs the job once. True: the job is done. `placed` puts refusals beside fields (`refusalsOf`). */
  async submit(job: () => Promise<unknown>, placed?: Placing): Promise<boolean> {
    if (this.busy || !this.check()) return false;
    return this.submission.run(job, placed);
  }

  /** Puts the refusals of this call beside their fields. If the table lacks a name of the contract, it does not compile. */
  refusalsOf<C extends CallDefinition>(definition: C, places: Places<C, keyof F & string>): Placing {
    return (failure) => {
      const name = refusalName(definition, failure);
      const place = name === undefined ? 'form' : places[name];
      if (place === 'form') return false;
      this.fields[place]?.refuse(failure.message, name);
      return true;
    };
  }
}

/** Which of the call's own refusals this is; undefined for anything else. */
export function refusalName<C extends CallDefinition>(
  definition: C,
  { kind, code }: CallFailure,
): RefusalName<C> | undefined {
  if (kind !== 'business') return undefined;
  const names = Object.entries(definition.refusals ?? {}) as [RefusalName<C>, string][];
  return names.find(([, own]) => own === code)?.[0];
}
