import type { Demand } from './moves';
import { NOT_OPENED, ports } from './ports';
import type { Opened } from './targets';

/** `openTarget` of targets.ts, which loads after the first page. If it does not load, the person stays and is told. */
export async function openTarget(target: string, demand: Pick<Demand, 'instead'> = {}): Promise<Opened> {
  const late = await import(/* webpackChunkName: "on-demand" */ './targets').catch(() => undefined);
  if (late) return late.openTarget(target, demand);
  ports.tell(NOT_OPENED);
  return 'stayed';
}
