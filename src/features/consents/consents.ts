import { makeObservable, observable, runInAction } from 'mobx';
import { Field } from '@/model/field';
import type { FormField } from '@/model/form';

/** Consents of a form, each ticked separately. None is ticked in advance; none survives a reload. */
export class Consents implements FormField {
  /** The first consent with an error; a new object after each check, so that a view can lead there each time. */
  wrong: { readonly id: string } | undefined = undefined;
  private fields: ReadonlyMap<string, Field<boolean>>;

  /** `ids`: templates or groups of texts. `missing`: the error beside each consent that is not ticked. */
  constructor(
    ids: readonly string[],
    private readonly missing: string,
  ) {
    this.fields = this.fresh(ids);
    makeObservable<this, 'fields'>(this, { fields: observable.ref, wrong: observable.ref });
  }

  /** The consent with this id. Throws RangeError for an id that is not offered. */
  of(id: string): Field<boolean> {
    const field = this.fields.get(id);
    if (field === undefined) throw new RangeError(`no consent ${id}`);
    return field;
  }

  get ids(): readonly string[] {
    return [...this.fields.keys()];
  }

  get agreed(): boolean {
    return [...this.fields.values()].every(({ value }) => value);
  }

  /** Sets the consents once they are known, or after the texts have changed: earlier ticks do not count. */
  offer(ids: readonly string[]): void {
    runInAction(() => {
      this.fields = this.fresh(ids);
      this.wrong = undefined;
    });
  }

  get error(): string {
    return [...this.fields.values()].map(({ error }) => error).find(Boolean) ?? '';
  }

  check(): boolean {
    const fine = [...this.fields.values()].map((field) => field.check()).every(Boolean);
    this.point();
    return fine;
  }

  /** The server says that a consent is missing, but not which one. */
  refuse(message: string): void {
    this.fields.forEach((field) => field.refuse(message));
    this.point();
  }

  private point(): void {
    const id = this.ids.find((own) => this.of(own).error !== '');
    runInAction(() => {
      this.wrong = id === undefined ? undefined : { id };
    });
  }

  private fresh(ids: readonly string[]): ReadonlyMap<string, Field<boolean>> {
    const check = (agreed: boolean): string => (agreed ? '' : this.missing);
    return new Map(ids.map((id) => [id, new Field<boolean>(false, { check })]));
  }
}
