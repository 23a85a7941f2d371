import { makeAutoObservable } from 'mobx';
import { helpCalls } from '@/contract/help';
import { Resource } from '@/model/resource';
import { go, type PageParams } from '@/navigation';
import { call } from '@/request';
import { channel } from '@/stores/channel';
import { search, type Found, type Topic } from './parts/search';

interface Centre {
  readonly top: readonly { readonly id: string; readonly title: string }[];
  readonly topics: readonly Topic[];
}

/** The help centre: the three top questions, all topics, and a search over them. */
export class HelpCentreModel {
  readonly centre = new Resource<Centre>(async () => {
    const reader = { productType: channel.productType, channel: channel.platform };
    const [top, tree] = await Promise.all([
      call(helpCalls.catalogThreeTop, reader),
      call(helpCalls.catalogListTree, reader),
    ]);
    return { top: top.list, topics: tree.list };
  });
  query = '';

  /** The topic that the person chose on the way here: it is open at first. */
  readonly topic: string;
  /** Trace number of the failure that brought the person here, for customer service. */
  private readonly traceNo: string | undefined;

  constructor(params: PageParams = new Map()) {
    this.traceNo = params.get('traceNo');
    this.topic = params.get('topic') ?? '';
    makeAutoObservable(this, { centre: false, topic: false });
  }

  load(): Promise<void> {
    return this.centre.load();
  }

  type(query: string): void {
    this.query = query;
  }

  /** The chosen topic is at the top. */
  get topicFirst(): boolean {
    return this.centre.value?.topics.some(({ id }) => id === this.topic) ?? false;
  }

  /** Undefined if the person does not search. */
  get found(): readonly Found[] | undefined {
    return this.query.trim() === '' ? undefined : search(this.centre.value?.topics ?? [], this.query);
  }

  open(id: string): Promise<void> {
    return go('helpArticle', { id, traceNo: this.traceNo });
  }

  toService(): Promise<void> {
    return go('onlineService', { traceNo: this.traceNo });
  }
}
