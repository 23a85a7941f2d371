import { computed, makeObservable } from 'mobx';
import type { Response } from '@/contract';
import { helpCalls } from '@/contract/help';
import { entriesOf, fetchPositions, openPosition, othersThan, type PositionItem } from '@/features/positions';
import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { call } from '@/request';
import { channel } from '@/stores/channel';
import { display } from '@/stores/display';

/** Spec §2 Home content: the entries of page code '02' with template 4 come first, the others in their order. */
const HEAD_TEMPLATE = '4';

type Question = Response<'catalogThreeTop'>['list'][number];

/** Activity zone (spec §2 Tabs). In elder mode, which has no promotions, the tab has help instead. */
export class ActivityModel {
  readonly positions = new Resource(() => fetchPositions('02'));
  readonly questions = new Resource<readonly Question[]>(fetchQuestions);

  constructor() {
    makeObservable(this, { entries: computed, quiet: computed });
  }

  load(): Promise<void> {
    return this.quiet ? this.questions.load() : this.positions.load();
  }

  shown(): Promise<void> {
    return this.load();
  }

  /** Product decisions, elder mode: no promotions. */
  get quiet(): boolean {
    return display.elder;
  }

  /** One list, the most important first. */
  get entries(): readonly PositionItem[] {
    const all = this.positions.value ?? [];
    const others = othersThan(all, HEAD_TEMPLATE).flatMap(({ templateDtoList }) => templateDtoList);
    return [...entriesOf(all, HEAD_TEMPLATE), ...others];
  }

  open(target: string): Promise<unknown> {
    return openPosition('02', target);
  }

  read({ id }: Question): Promise<void> {
    return go('helpArticle', { id });
  }

  async showPromotions(): Promise<void> {
    display.setElder(false);
    await this.load();
  }
}

async function fetchQuestions(): Promise<readonly Question[]> {
  const reader = { productType: channel.productType, channel: channel.platform };
  return (await call(helpCalls.catalogThreeTop, reader)).list;
}
