import { ServiceModel } from '@/features/service';
import { routes } from '@/navigation';
import { HelpCentreModel } from '@/pages/user/helpCenter/index.model';
import { serverDay } from '@/stores/serverDay';
import { host } from '../../app/host';
import { useStage } from '../creditV2/hand';
import { paramsOf } from '../repay/stage';

const stage = useStage(8870);
const TREE = '/api/catalog/listTree';
afterEach(() => jest.restoreAllMocks());

const desk = async (params: Readonly<Record<string, string>> = {}) => {
  host.reset(routes.user.path, routes.onlineService.path);
  const model = new ServiceModel(new Map(Object.entries(params)));
  await model.load();
  return model;
};

describe('the topics at the desk of customer service', () => {
  it('lead to their answers in the help centre, which opens them first, with the number of the failure', async () => {
    const model = await desk({ traceNo: 'T7' });
    const topic = model.topics.value?.find(({ articles }) => articles.some(({ id }) => id === 'help-repay'));
    if (topic === undefined) throw new Error('no topic about repaying');
    await model.toTopic(topic);
    const params = paramsOf(routes.helpCenter.path);
    expect(params.get('traceNo')).toBe('T7');
    const centre = new HelpCentreModel(params);
    await centre.load();
    expect([centre.topic, centre.topicFirst]).toEqual([topic.id, true]);
  });

  it('that cannot be loaded leave the phone and the ways on', async () => {
    await stage.bank.console.faults([{ path: TREE, fault: 'status', value: 503, times: 3 }]);
    const model = await desk();
    expect([model.topics.state, model.phone]).toEqual(['failed', '400-000-0000']);
  });

  it('that do not exist open nothing in the help centre', async () => {
    const centre = new HelpCentreModel(new Map([['topic', 'no-such-topic']]));
    await centre.load();
    expect(centre.topicFirst).toBe(false);
  });
});

it.each([
  ['08:59', true],
  ['09:00', false],
  ['20:59', false],
  ['21:00', true],
])('At %s the desk says whether the phone is not answered: %s', async (time, closed) => {
  const model = new ServiceModel(new Map());
  jest.spyOn(serverDay, 'now').mockReturnValue(Date.parse(`2026-11-18T${time}:00+08:00`));
  expect(model.closed).toBe(closed);
});
