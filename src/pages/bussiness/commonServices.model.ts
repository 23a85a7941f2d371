import type { Response } from '@/contract';
import { contentCalls } from '@/contract/content';
import { Resource } from '@/model/resource';
import { openTarget, toTab } from '@/navigation';
import { call } from '@/request';
import { VERSION_CODE } from '@/settings';
import { channel } from '@/stores/channel';

type Service = Response<'functionalAreaList'>['list'][number];

/** Services under one heading; '' if the host has no headings. */
interface Group {
  readonly title: string;
  readonly services: readonly Service[];
}

/** Headings and services in the order of their first appearance. */
function grouped(services: readonly Service[]): readonly Group[] {
  const titles = [...new Set(services.map(({ group }) => group))];
  return titles.map((title) => ({ title, services: services.filter(({ group }) => group === title) }));
}

/** All services by group, in the server's order. An entry that this app does not know stays in the list; when the person opens it, the app says so. */
export class CommonServicesModel {
  readonly groups = new Resource(async () => {
    const asked = { loanType: channel.productType, minVersion: VERSION_CODE, all: 'Y' } as const;
    return grouped((await call(contentCalls.functionalAreaList, asked)).list);
  });

  load(): Promise<void> {
    return this.groups.load();
  }

  async open({ jumpUrl }: Service): Promise<void> {
    await openTarget(jumpUrl);
  }

  toHome(): Promise<void> {
    return toTab('home');
  }
}
