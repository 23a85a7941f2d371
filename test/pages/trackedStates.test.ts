import { routes } from '@/navigation';
import { ProofUploadModel } from '@/pages/bussiness/consumption/uploadRecord.model';
import { CreditFrontModel } from '@/pages/creditV2/view/creditFrontPage.model';
import { track as port } from '@/platform/track';
import { track } from '@/stores/track';
import { confirmBack, confirmFront, phones } from '../gateway/steps';
import { host } from '../app/host';
import { pickUp } from '../app/phone';
import { useStage } from './repay/stage';

/** Ids of states of a page (spec §2 Screen-tracking page ids), as they leave the device. */

const stage = useStage();
const phone = phones(9150);
let leave: () => void = () => undefined;
let sent: string[] = [];
beforeEach(() => {
  Object.assign(port, {
    onLeave: (leaving: () => void) => {
      leave = leaving;
      return () => undefined;
    },
    sendOnLeave: (_url: string, json: string) => {
      const { records } = JSON.parse(json) as { records: { page_id: string }[] };
      sent.push(...records.map(({ page_id }) => page_id));
      return true;
    },
  });
  track.start();
  leave();
  sent = [];
});

const states = (): string[] => {
  leave();
  return sent;
};

it.each([
  ['education', ['014']],
  ['decoration', []],
] as const)('the upload of a proof of %s sends %j, once for a visit', async (purpose, ids) => {
  const { loanNo } = await stage.person.draw({ purpose });
  host.reset(routes.home.path, routes.proofUpload.path);
  const model = new ProofUploadModel(new Map([['loanNo', loanNo]]));
  await model.load();
  await model.shown();
  expect(states()).toEqual(ids);
});

it('an application of which nothing is done sends 016, once for a visit, and none later', async () => {
  const person = await stage.bank.register(phone());
  await pickUp(person);
  host.reset(routes.home.path, routes.creditFront.path);
  const model = new CreditFrontModel(new Map());
  await model.load();
  await model.shown();
  expect(states()).toEqual(['016']);
  await confirmFront(person);
  await confirmBack(person);
  await new CreditFrontModel(new Map()).load();
  expect(states()).toEqual(['016']);
});
