import { addDays, civilDateAt } from '@/domain/dates/civil';
import { checks } from '@/features/identityCheck';
import { routes } from '@/navigation';
import { renewed } from '@/pages/bussiness/idcardupdate/success.model';
import { IdCardUpdateModel } from '@/pages/bussiness/idcardupdate/index.model';
import { passIdentityCheck } from '../../../gateway/console/person';
import { expireIdCard } from '../../../gateway/console/personCards';
import { drawIdBack, drawIdFront, specimenDefaults } from '../../../gateway/specimens';
import { host } from '../../app/host';
import { CODED, idNumber } from '../../gateway/steps';
import { choose, chooseInTurn, photo } from '../creditV2/hand';
import { useStage } from '../repay/stage';

const stage = useStage();
const { nation, address, authority } = specimenDefaults;
const PAGE = routes.idCardUpdate.path;

const front = (idNo = stage.person.facts.idNo) =>
  photo(
    drawIdFront(
      { name: stage.person.facts.name, idNo, nation, address, birth: '1990-03-07', sex: '女' },
      CODED,
    ),
  );
const back = (validFrom: string, validTo: string) =>
  photo(drawIdBack({ authority, validFrom, validTo }, CODED));
const today = async () => civilDateAt((await stage.bank.console.now()).getTime());

async function open(): Promise<IdCardUpdateModel> {
  host.reset(routes.home.path, PAGE);
  const model = new IdCardUpdateModel();
  await model.load();
  model.consent.of('id-card').type(true);
  return model;
}

async function photograph(model: IdCardUpdateModel, years = 20): Promise<void> {
  choose(front());
  await model.take('front');
  const from = addDays(await today(), -20);
  choose(back(from, addDays(from, years * 365)));
  await model.take('back');
}

async function check(): Promise<void> {
  await stage.bank.console.advanceMinutes(2);
  checks.put('renewIdCard', await passIdentityCheck(stage.person, 'renewIdCard'));
}

beforeEach(() => expireIdCard(stage.bank.db, stage.person.phone));

it('opens the camera with the consent, and for the second side once the first is read', async () => {
  const model = await open();
  const from = addDays(await today(), -20);
  const asked = chooseInTurn(front(), back(from, addDays(from, 7300)));
  await model.agreed();
  expect([model.front.read !== null, model.back.read !== null, asked()]).toEqual([true, true, 2]);
  await model.agreed();
  expect(asked()).toBe(2);
});

it('takes no picture before the consent, and says which sides are missing', async () => {
  const model = await open();
  expect(model.renewal.value?.onFile).toMatchObject({ validity: 'soon', daysLeft: 60 });
  model.consent.of('id-card').type(false);
  choose(front());
  await model.take('front');
  expect([model.front.read, model.consent.error]).toEqual([null, '请先阅读并勾选同意，再拍摄证件']);
  await model.submit();
  expect([model.front.error, model.back.error]).toEqual(['请拍摄身份证人像面', '请拍摄身份证国徽面']);
});

it('keeps the pictures over a reload, and renews by itself after the identity check', async () => {
  await photograph(await open());
  const model = await open();
  expect([model.front.read?.name, model.back.read?.authority]).toEqual([
    expect.stringMatching(/^.\*+$/),
    authority,
  ]);
  await model.submit();
  expect(host.addresses.at(-1)).toBe(`${routes.verifyUser.path}?action=renewIdCard`);
  await check();
  host.reset(routes.home.path, PAGE);
  await model.shown();
  expect(host.addresses).toEqual([routes.home.path, routes.idCardUpdated.path]);
  const after = await open();
  expect([after.renewal.value?.onFile?.validity, after.front.read]).toEqual(['ok', null]);
  expect(renewed(after.renewal.value?.onFile ?? null)).not.toBeNull();
});

it('has no end for somebody who came by the address alone', async () => {
  const { renewal } = await open();
  const onFile = renewal.value?.onFile ?? null;
  expect(onFile?.validity).toBe('soon');
  expect(renewed(onFile)).toBeNull();
});

it("says beside the picture that it is another person's card, and the check stays good", async () => {
  const model = await open();
  await photograph(model);
  choose(front(idNumber('1990-03-07', '019')));
  await model.take('front');
  await check();
  await model.submit();
  expect(model.front.error).toContain('不一致');
  expect(checks.has('renewIdCard')).toBe(true);
  choose(front());
  await model.take('front');
  await model.submit();
  expect(host.addresses.at(-1)).toBe(routes.idCardUpdated.path);
});

it('says beside the back that the card has expired', async () => {
  const model = await open();
  const day = await today();
  choose(back(addDays(day, -900), addDays(day, -1)));
  await model.take('back');
  expect(model.back.error).toBe('这张身份证已过期，请拍摄换领后的新证');
});
