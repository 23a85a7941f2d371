import { createHash, randomBytes } from 'node:crypto';
import type { systemCalls } from '@/contract/system';
import { scrub } from '@/domain/log/scrub';
import type { CallContext, HandlersOf } from '../context';
import { addTracks } from '../queries/tracks';
import { roomFor } from './reports/room';

/** Experiments that run. */
const EXPERIMENTS: readonly string[] = ['help-first'];

/** Half of the customers each, by their number and the experiment's name: no one changes sides. */
const variantOf = (experiment: string, custNo: string): 'A' | 'B' => {
  const [first = 0] = createHash('sha256').update(`${experiment}:${custNo}`).digest();
  return EXPERIMENTS.includes(experiment) && first % 2 === 1 ? 'B' : 'A';
};

/** Pictures and films by their place; the sandbox has one. */
const MEDIA: Readonly<Record<string, readonly { readonly title: string; readonly url: string }[]>> = {
  guide: [{ title: '使用指南', url: '/pages/about/use_guide/index' }],
};

async function keep(
  context: CallContext,
  record: Readonly<Record<string, unknown>>,
): Promise<Record<never, never>> {
  if (await roomFor(context, 'tracks', record)) await addTracks(context.sql, context.now, 'page', [record]);
  return {};
}

export const systemHandlers: HandlersOf<typeof systemCalls> = {
  async getRedisValueByKey({ key }, { settings }) {
    return { value: key === 'servicePhone' ? settings.servicePhone : '' };
  },
  async abtest({ experiment }, { customer }) {
    return { variant: variantOf(experiment, customer.cust_no) };
  },
  async getRandomValue() {
    return { random: randomBytes(16).toString('hex') };
  },
  async appListSwitch() {
    return { isOpen: 'N' };
  },
  async appListInformation() {
    return {};
  },
  async mediaInfo({ place }) {
    return { list: [...(MEDIA[place] ?? [])] };
  },
  saveLog: ({ level, text }, context) => keep(context, { eventType: 'saveLog', level, text: scrub(text) }),
  clickInfo: (record, context) => keep(context, { eventType: 'clickInfo', ...record }),
  saveAm: (record, context) => keep(context, { eventType: 'saveAm', ...record }),
  saveWideTable: (record, context) => keep(context, { eventType: 'wideTable', ...record }),
};
