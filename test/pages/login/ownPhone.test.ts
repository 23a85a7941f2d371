import { personCalls } from '@/contract/person';
import * as v from 'valibot';
import { routes } from '@/navigation';
import { WxLoginModel } from '@/pages/login/wxLogin.model';
import { idle } from '@/platform/idle';
import { start } from '@/runtime/background';
import { session } from '@/stores/session';
import type { TestPerson } from '../../gateway/harness';
import { host } from '../../app/host';
import { identify, linkFor, params, useStage } from '../../app/login';
import { soon } from '../../soon';

const stage = useStage(8650);
const PATH = personCalls.queryUserInfo.path;
const untouched = { ...idle };
afterEach(async () => {
  Object.assign(idle, untouched);
  await stage.bank.console.clearFaults();
});

async function personOf(): Promise<TestPerson> {
  const person = await stage.bank.register(stage.nextPhone());
  await identify(stage.bank, person);
  return person;
}

async function logInByLink(person: TestPerson): Promise<void> {
  host.reset(routes.home.path, routes.wxLogin.path);
  const model = new WxLoginModel(params({ accessCode: await linkFor(stage.bank, 'token', person.phone) }));
  await model.load();
  await model.accept();
}

/** The first touch of a visit. */
const touch = (): void => {
  Object.assign(idle, { touched: (act: () => void) => act() });
  start();
};

/** The call was not made yet. */
const waits = async (): Promise<boolean> => {
  const { json } = await stage.bank.console.raw('GET', 'faults');
  return v.parse(v.object({ active: v.array(v.unknown()) }), json).active.length > 0;
};

const known = (phone: string) => soon(async () => expect(await session.phone()).toBe(phone));

describe('the number of the phone that the person has not typed', () => {
  it('is that of who is logged in now, not of who was before', async () => {
    const [before, after] = [await personOf(), await personOf()];
    await logInByLink(before);
    await known(before.phone);
    await logInByLink(after);
    await known(after.phone);
  });

  it('is not taken from an answer for who was logged in before', async () => {
    const [before, after] = [await personOf(), await personOf()];
    await stage.bank.console.faults([{ path: PATH, fault: 'delay', value: 1500, times: 1 }]);
    await logInByLink(before);
    await logInByLink(after);
    await known(after.phone);
    await new Promise((late) => setTimeout(late, 1800));
    expect(await session.phone()).toBe(after.phone);
  });

  it('is asked for again in the next visit if the answer was lost', async () => {
    const person = await personOf();
    await stage.bank.console.faults([{ path: PATH, fault: 'status', value: 500, times: 1 }]);
    await logInByLink(person);
    await soon(async () => expect(await waits()).toBe(false));
    expect(await session.phone()).toBe('');
    touch();
    await known(person.phone);
  });
});

it('a number that was typed is not asked for', async () => {
  const person = await personOf();
  await stage.bank.console.faults([{ path: PATH, fault: 'status', value: 500, times: 1 }]);
  const userInfo = await person.must('getUserInfoByPhone', { stageType: '1' });
  session.start({ tokenCode: person.client.tokenCode, userInfo }, person.phone);
  touch();
  expect(await session.phone()).toBe(person.phone);
  await new Promise((late) => setTimeout(late, 300));
  expect(await waits()).toBe(true);
});
