import { makeAutoObservable } from 'mobx';
import { openTarget, type PageParams } from '@/navigation';
import { GUIDE } from './topics';

/** The guide: one topic at a time; `topic` in the address opens one. */
export class GuideModel {
  topic: string;

  constructor(params: PageParams) {
    const given = params.get('topic') ?? '';
    this.topic = (GUIDE.find(({ key }) => key === given) ?? GUIDE[0])?.key ?? '';
    makeAutoObservable(this);
  }

  load(): void {
    // The guide is part of the app: there is nothing to load.
  }

  get steps() {
    return GUIDE.find(({ key }) => key === this.topic)?.steps ?? [];
  }

  show(topic: string): void {
    this.topic = topic;
  }

  async open(target: string): Promise<void> {
    await openTarget(target);
  }
}
