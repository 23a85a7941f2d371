import { routes } from '@/navigation';
import { LoanAddressModel } from '@/pages/loanAddress/index.model';
import { addressDraft } from '@/pages/loanAddress/parts/addressDraft';
import { ChooseLocationModel } from '@/pages/loanAddress/parts/ChooseLocation.model';
import { OpenLocationModel } from '@/pages/loanAddress/parts/OpenLocation.model';
import { loadDrawing } from '@/pages/loanV2/parts/drawingFacts';
import { location, type LocationOutcome, type MapPlace } from '@/platform/location';
import { drafts } from '@/storage/drafts';
import { startGateway, type Bank, type TestPerson } from '../gateway/harness';
import { host } from '../app/host';
import { pickUp, startApp, type Seen } from '../app/phone';
import { openDrawing } from './loanV2/flow';

const WUHUA = ['530000', '530100', '530102'];
const ON_MAP: MapPlace = {
  name: '样本花园',
  address: '云南省昆明市五华区样本路9号',
  latitude: 25.04,
  longitude: 102.7,
};
const none = { ...location };
let bank: Bank;
let seen: Seen;
let person: TestPerson;

beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  seen = startApp(bank);
  person = await bank.credited();
  await bank.console.decide(person.phone, { products: 'goods' });
});
afterAll(() => bank.close());
beforeEach(async () => {
  Object.assign(location, none);
  await pickUp(person);
  await openDrawing('1000');
});

const top = () => host.addresses[host.addresses.length - 1];
const onFile = async () => (await person.must('dataFill', { loanSeq: drafts.get('loan').loanSeq })).address;

async function page(): Promise<LoanAddressModel> {
  const model = new LoanAddressModel();
  await model.load();
  return model;
}

/** A host with a map, on which the person picks this. */
const map = (outcome: LocationOutcome) => {
  const shown: MapPlace[] = [];
  Object.assign(location, {
    available: () => true,
    choose: () => Promise.resolve(outcome),
    open: (place: MapPlace) => Promise.resolve(shown.push(place) > 0),
  });
  return shown;
};

describe('the delivery address', () => {
  it('is asked for before the confirmation and then leads to it', async () => {
    expect(top()).toBe(routes.loanAddress.path);
    const model = await page();
    await model.save();
    expect(model.region.error).toBe('请选择省、市、区');
    expect(model.detail.error).toBe('请填写街道和门牌号');
    model.pickRegion(WUHUA);
    model.typeDetail('1号');
    await model.save();
    expect(model.detail.error).toBe('请写到门牌号，至少4个字');
    model.typeDetail(' 样本路1号2单元 ');
    await model.save();
    expect(top()).toBe(routes.loanFront.path);
    expect(await onFile()).toMatchObject({ regionCodes: WUHUA, detail: '样本路1号2单元', place: '' });
    const confirmed = await loadDrawing(drafts.get('loan').loanSeq);
    expect(confirmed.address).toMatch(/五华区 样本路1号2单元$/);
  });

  it('stays over a reload, and is not stored in clear', async () => {
    const model = await page();
    model.pickRegion(WUHUA);
    model.typeDetail('样本路2号3单元');
    await addressDraft.read();
    expect(drafts.get('loan').address).not.toContain('样本路');
    const again = await page();
    expect(again.region.value).toEqual(WUHUA);
    expect(again.detail.value).toBe('样本路2号3单元');
  });

  it('of an earlier drawing is filled in', async () => {
    const before = await page();
    before.pickRegion(WUHUA);
    before.typeDetail('样本路4号5单元');
    await before.save();
    await openDrawing('1000');
    expect((await page()).detail.value).toBe('样本路4号5单元');
  });

  it('needs an opened drawing', async () => {
    drafts.drop('loan');
    await page();
    expect(top()).toBe(routes.loan.path);
  });

  it('says that the drawing has ended, and leads to the loan page', async () => {
    const model = await page();
    model.pickRegion(WUHUA);
    model.typeDetail('样本路1号2单元');
    await bank.db.query('update loan_drafts set submitted = true where loan_seq = $1', [
      drafts.get('loan').loanSeq,
    ]);
    await model.save();
    expect(seen.toasts).toContain('这次借款申请已结束，请重新填写');
    expect(top()).toBe(routes.loan.path);
  });

  it('that was not saved stays typed, and can be sent again', async () => {
    const model = await page();
    model.pickRegion(WUHUA);
    model.typeDetail('样本路6号7单元');
    await bank.console.faults([{ path: '/loan/App/saveApplyLoanAddress', fault: 'status', value: 503 }]);
    await model.save();
    expect(model.form.problem).not.toBe('');
    expect(model.detail.value).toBe('样本路6号7单元');
    await model.save();
    expect(await onFile()).toMatchObject({ detail: '样本路6号7单元' });
  });
});

describe('a place in a browser', () => {
  it('is looked for by name and comes into the form', async () => {
    const model = await page();
    await model.choose();
    expect(top()).toBe(routes.chooseLocation.path);
    const chooser = new ChooseLocationModel();
    chooser.type('翠湖');
    await chooser.search();
    const [place] = chooser.places.value?.list ?? [];
    if (place === undefined) throw new Error('no place');
    await chooser.pick(place);
    expect(top()).toBe(routes.loanAddress.path);
    await model.shown();
    expect(model.region.value).toEqual(WUHUA);
    expect(model.detail.value).toBe('样本路1号 翠湖样本小区');
    expect(model.place).toBe('翠湖样本小区');
    chooser.dispose();
  });

  it('is asked for only when something is typed', async () => {
    const chooser = new ChooseLocationModel();
    chooser.type('  ');
    await chooser.search();
    expect(chooser.places.value).toEqual({ list: [], more: false });
    chooser.dispose();
  });

  it('is shown as text', async () => {
    const model = await page();
    model.pickRegion(WUHUA);
    model.typeDetail('样本路8号9单元');
    await model.show();
    expect(top()).toBe(routes.openLocation.path);
    const shown = new OpenLocationModel();
    await shown.load();
    expect(shown.line).toBe('云南省昆明市五华区样本路8号9单元');
  });
});

describe('a place on the host’s map', () => {
  it('is split into region and detail, and shown there again', async () => {
    const shown = map({ ok: true, place: ON_MAP });
    const model = await page();
    await model.choose();
    expect(model.region.value).toEqual(WUHUA);
    expect(model.detail.value).toBe('样本路9号样本花园');
    await model.show();
    expect(shown).toEqual([{ ...ON_MAP, address: '云南省昆明市五华区样本路9号样本花园' }]);
    model.typeDetail('样本路10号');
    expect(model.place).toBe('');
  });

  it('in an unknown region asks for the region by hand', async () => {
    map({ ok: true, place: { ...ON_MAP, address: '某省某市样本路9号' } });
    const model = await page();
    await model.choose();
    expect(model.region.error).toContain('再选一次省、市、区');
    expect(model.detail.value).toBe('某省某市样本路9号样本花园');
  });

  it.each([
    ['denied', '地图没有打开，请手动填写地址'],
    ['cancelled', undefined],
  ] as const)('%s leaves what was typed', async (reason, said) => {
    map({ ok: false, reason });
    seen.toasts.splice(0);
    const model = await page();
    model.typeDetail('样本路1号2单元');
    await model.choose();
    expect(model.detail.value).toBe('样本路1号2单元');
    expect(seen.toasts).toEqual(said === undefined ? [] : [said]);
  });
});
