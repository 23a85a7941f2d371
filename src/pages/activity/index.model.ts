import { computed, makeObservable } from 'mobx';
import {
  entriesOf,
  fetchPositions,
  openPosition,
  othersThan,
  type Position,
  type PositionItem,
} from '@/features/positions';
import { Resource } from '@/model/resource';
import { display } from '@/stores/display';

/** Spec §2 Home content: the head block of page code '02' comes from template 4, the others are components. */
const HEAD_TEMPLATE = '4';

/** Activity zone (spec §2 Tabs). */
export class ActivityModel {
  readonly positions = new Resource(() => fetchPositions('02'));

  constructor() {
    makeObservable(this, { head: computed, others: computed, quiet: computed });
  }

  load(): Promise<void> {
    return this.positions.load();
  }

  shown(): Promise<void> {
    return this.load();
  }

  /** Product decisions, elder mode: no promotions. */
  get quiet(): boolean {
    return display.elder;
  }

  get head(): readonly PositionItem[] {
    return entriesOf(this.positions.value ?? [], HEAD_TEMPLATE);
  }

  get others(): readonly Position[] {
    return othersThan(this.positions.value ?? [], HEAD_TEMPLATE);
  }

  open(target: string): Promise<unknown> {
    return openPosition('02', target);
  }

  showPromotions(): void {
    display.setElder(false);
  }
}
