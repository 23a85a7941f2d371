import { makeObservable, observable, runInAction } from 'mobx';
import { Field } from '@/model/field';
import type { FormField } from '@/model/form';

/** Consents of a form, each ticked for itself; none is ticked beforehand, and none survives a reload. */
export class Consents implements FormField {
  private fields: ReadonlyMap<string, Field<boolean>>;

  /** `ids` of templates or of groups of texts; `missing` is said beside each that is not ticked. */
  constructor(
    ids: readonly string[],
    private readonly missing: string,
  ) {
    this.fields = this.fresh(ids);
    makeObservable<this, 'fields'>(this, { fields: observable.ref });
  }

  /** The one consent with this id. Throws RangeError for one that is not offered. */
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

  /** What is asked for is known only now, or is another text: nothing ticked before counts. */
  offer(ids: readonly string[]): void {
    runInAction(() => {
      this.fields = this.fresh(ids);
    });
  }

  get error(): string {
    return [...this.fields.values()].map(({ error }) => error).find(Boolean) ?? '';
  }

  check(): boolean {
    return [...this.fields.values()].map((field) => field.check()).every(Boolean);
  }

  /** The server misses one and does not say which. */
  refuse(message: string): void {
    this.fields.forEach((field) => field.refuse(message));
  }

  private fresh(ids: readonly string[]): ReadonlyMap<string, Field<boolean>> {
    const check = (agreed: boolean): string => (agreed ? '' : this.missing);
    return new Map(ids.map((id) => [id, new Field<boolean>(false, { check })]));
  }
}
