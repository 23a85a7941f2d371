import { computed, makeObservable } from 'mobx';
import { openTarget } from '@/navigation';
import { fetchPositions, splitByTemplate, type PositionItem } from '@/stores/positions';
import { display } from '@/stores/display';
import { Resource } from '@/stores/resource';

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
    return splitByTemplate(this.positions.value ?? [], HEAD_TEMPLATE).own;
  }

  get others(): readonly PositionItem[] {
    return splitByTemplate(this.positions.value ?? [], HEAD_TEMPLATE).others;
  }

  open({ jumpUrl }: PositionItem): Promise<unknown> {
    return openTarget(jumpUrl);
  }
}
