import { routes, type PageParams } from '@/navigation';
import { BankCardsModel } from '@/pages/bussiness/bankcard/index.model';
import { QuickBindCardLandingModel } from '@/pages/bussiness/quickBindCard/quickBindCardLandingPage.model';
import { deviceToken } from '@/platform/deviceToken';
import { drafts } from '@/storage/drafts';
import { soon } from '../../soon';
import { confirmFront } from '../../gateway/steps';
import { host } from '../../app/host';
import { useStage } from '../creditV2/hand';

const stage = useStage(7400);
const CARDS = routes.bankCards.path;
const LANDING = routes.quickBindLanding.path;
const RESULT_CALL = '/bankcard/fast/qryBindCardResult';

/** Parameters of the binding that every test begins: the callback pages always pass them on. */
let carried: Readonly<Record<'bindSeq' | 'nonce', string>>;
let open: QuickBindCardLandingModel[] = [];

beforeEach(async () => {
  await confirmFront(stage.person);
  const wish = { bankCode: 'CCB', terminal: 'h5' as const, agreements: ['bank-card'] };
  const { bindSeq, nonce } = await stage.person.must('getSkipBankUrl', wish);
  carried = { bindSeq, nonce };
  drafts.keep('bindCard', { bindSeq, bindNonce: nonce });
  host.reset(routes.home.path, CARDS, LANDING);
});
afterEach(() => {
  open.forEach((model) => model.dispose());
  open = [];
});

/** Makes the person's choice on the bank's page; returns the parameters of the way back. */
async function choose(outcome: string): Promise<PageParams> {
  const { headers } = await stage.bank.app.inject({
    method: 'POST',
    url: '/sandbox/bank/decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: carried.bindSeq, outcome }).toString(),
  });
  const query = new Map(new URL(String(headers.location), stage.bank.settings.publicUrl).searchParams);
  expect(query.get('result')).toBe(outcome);
  query.delete('terminal');
  return query;
}

async function comeBack(params: PageParams = new Map(Object.entries(carried))) {
  const model = new QuickBindCardLandingModel(params);
  open.push(model);
  await model.load();
  return model;
}

const cardsOf = async () => (await stage.person.must('queryBankList', {})).list;
const ending = (model: QuickBindCardLandingModel) => model.content.value?.result;

describe('back from the bank', () => {
  it('says that the card is bound, as the gateway confirms', async () => {
    Object.assign(deviceToken, { read: () => Promise.resolve('d'.repeat(32)) });
    const model = await comeBack(await choose('agreed'));
    const [card] = await cardsOf();
    expect(model.content.value).toMatchObject({ result: 'bound', card });
    expect(card?.bankName).toBe('中国建设银行');
    await model.toCards();
    expect(host.addresses).toEqual([routes.home.path, CARDS]);
    await soon(async () => {
      const { json } = await stage.bank.console.raw('GET', 'devices');
      expect(JSON.stringify(json)).toContain(`"buzNo":"${card?.cardId}"`);
    });
  });

  it.each([
    ['refused', '您在银行页面没有同意绑定，可以重新开始'],
    ['failed', '银行没有受理这次绑卡，请核对在银行预留的信息，或换一家银行'],
  ])('%s, says why, and leads to the other way', async (outcome, desc) => {
    const model = await comeBack(await choose(outcome));
    expect(model.content.value).toEqual({ result: outcome, desc, card: null });
    expect(await cardsOf()).toEqual([]);
    await model.addByNumber();
    expect(host.addresses).toEqual([routes.home.path, CARDS, routes.addBankCard.path]);
  });

  it('shows the result once: the same address again leads to the cards', async () => {
    const params = await choose('agreed');
    await comeBack(params);
    for (const again of [params, new Map<string, string>()]) {
      host.reset(LANDING);
      const model = await comeBack(again);
      expect([model.content.value, host.addresses]).toEqual([undefined, [CARDS]]);
    }
  });

  it('without an answer of the bank keeps asking, also later', async () => {
    const model = await comeBack();
    expect(model.content.value).toEqual({
      result: 'pending',
      desc: '银行还没有答复，请稍等',
      card: null,
    });
    await choose('agreed');
    await model.shown();
    expect([ending(model), model.asking]).toEqual(['bound', false]);
    await model.shown();
    expect(ending(model)).toBe('bound');
  });

  it('shows the result again when the answer was lost, or the page was left before it came', async () => {
    const params = await choose('agreed');
    await stage.bank.console.faults([{ path: RESULT_CALL, fault: 'dropReply', times: 1 }]);
    const lost = await comeBack(params);
    expect(lost.content.state).toBe('failed');
    const left = new QuickBindCardLandingModel(params);
    const asked = left.load();
    left.dispose();
    await asked;
    expect(ending(await comeBack(params))).toBe('bound');
  });

  it('after half an hour without a choice says that the binding has expired', async () => {
    await stage.bank.console.advanceMinutes(31);
    const model = await comeBack();
    expect(model.content.value).toMatchObject({ result: 'failed', desc: expect.stringContaining('30分钟') });
  });
});

describe('a result claimed by the address', () => {
  it.each([
    ['agreed, and the person had refused', 'refused', { result: 'agreed' }],
    ['agreed, with a forged sign', 'refused', { result: 'agreed', sign: 'forged' }],
    ['refused, and the person had agreed', 'agreed', { result: 'refused' }],
    ['something else', 'agreed', { result: 'bound' }],
    ['a sign that is none', 'refused', { sign: '<b>' }],
  ])('%s: has no effect', async (_name, chosen, forged) => {
    const params = await choose(chosen);
    const model = await comeBack(new Map([...params, ...Object.entries(forged)]));
    expect(ending(model)).toBe(chosen === 'agreed' ? 'bound' : chosen);
    expect(await cardsOf()).toHaveLength(chosen === 'agreed' ? 1 : 0);
  });

  it('agreed before there was any choice: keeps waiting', async () => {
    const model = await comeBack(new Map([...Object.entries(carried), ['result', 'agreed'], ['sign', 'x']]));
    expect(ending(model)).toBe('pending');
    expect(await cardsOf()).toEqual([]);
  });

  it.each([{ bindSeq: 'another' }, { nonce: 'forged' }])(
    'is not asked about when it belongs to a binding that was not begun here: %j',
    async (forged) => {
      await choose('agreed');
      const model = await comeBack(new Map(Object.entries({ ...carried, ...forged })));
      expect([model.content.value, host.addresses]).toEqual([undefined, [routes.home.path, CARDS, CARDS]]);
      expect(await cardsOf()).toEqual([]);
    },
  );

  it('has expired when the gateway knows of no such binding of this person', async () => {
    drafts.keep('bindCard', { bindSeq: 'forged', bindNonce: 'forged' });
    const model = await comeBack(new Map());
    expect(model.content.value).toMatchObject({ result: 'failed', desc: '没有找到这次绑卡，请重新开始' });
    expect(drafts.get('bindCard').bindSeq).toBe('');
  });
});

describe('the page of cards', () => {
  it('leads to a result that the person has not seen yet, until they have', async () => {
    await choose('agreed');
    host.reset(routes.home.path, CARDS);
    const cards = new BankCardsModel();
    await cards.load();
    // The result was not asked for yet: the bank has agreed, and the gateway does not know.
    expect([cards.bindingUnseen, cards.cards.value]).toEqual([true, []]);
    await cards.seeBinding();
    expect(host.addresses).toEqual([routes.home.path, CARDS, LANDING]);
    const model = await comeBack(new Map());
    expect(ending(model)).toBe('bound');
    await model.toCards();
    await cards.shown();
    expect([cards.bindingUnseen, cards.cards.value?.length]).toEqual([false, 1]);
  });
});
