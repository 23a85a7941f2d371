import { CardNumber } from '@/features/cardBinding/cardNumber';
import { IdCardStep } from '@/pages/creditV2/parts/idCard';
import { startService } from '../../gateway/providers/service';
import { CODED } from '../../gateway/steps';
import { drawIdFront, specimenDefaults } from '../../../gateway/specimens';
import { stubEnv, unstubAllEnvs } from '../../stubs';
import { choose, photo, useStage } from './hand';

/** A recognition service that is not sure of what it read. */

useStage(6500);
let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService();
});
beforeEach(() => {
  stubEnv('PROVIDER_OCR_URL', service.endpoint.url);
  choose(photo(drawIdFront({ ...PRINTED }, CODED)));
});
afterEach(() => unstubAllEnvs());
afterAll(() => service.close());

const { nation, address, authority, from, to } = specimenDefaults;
const PRINTED = {
  name: '林晓岚',
  idNo: '530102199003070008',
  sex: '女',
  nation,
  birth: '1990-03-07',
  address,
} as const;
const CHECK = '这里可能认错了，请对照证件核对';

async function take(side: 'front' | 'back'): Promise<IdCardStep> {
  const step = new IdCardStep('ocrTab', ['front', 'back']);
  await step.load();
  step.consent.of('id-card').type(true);
  await step.take(side);
  return step;
}

describe('the portrait side', () => {
  it('asks to check the doubtful field beside it and puts the focus there, until it is changed', async () => {
    service.answer({ result: 'id-front', ...PRINTED, confidence: { name: 0.99, idNo: 0.4 } });
    const { front } = await take('front');
    expect([front.name.input.warning, front.idNo.input.warning]).toEqual(['', CHECK]);
    expect([front.name.input.autoFocus, front.idNo.input.autoFocus]).toEqual([false, true]);
    front.idNo.type('530102199003070009');
    expect([front.idNo.input.warning, front.idNo.input.autoFocus]).toEqual(['', false]);
  });

  it('puts the focus into the first of two doubtful fields', async () => {
    service.answer({ result: 'id-front', ...PRINTED, confidence: { name: 0.3, idNo: 0.4 } });
    const { front } = await take('front');
    expect([front.name.input.warning, front.idNo.input.warning]).toEqual([CHECK, CHECK]);
    expect([front.name.input.autoFocus, front.idNo.input.autoFocus]).toEqual([true, false]);
  });

  it.each([
    ['says nothing', {}],
    ['is sure', { confidence: { name: 0.97, idNo: 0.99 } }],
  ])('asks nothing if the reader %s', async (_what, sure) => {
    service.answer({ result: 'id-front', ...PRINTED, ...sure });
    const { front } = await take('front');
    expect([front.shot.state, front.name.input.warning, front.idNo.input.warning]).toEqual(['ok', '', '']);
  });
});

it('the emblem side opens its doubtful fields for correction, the first with the focus', async () => {
  const back = { result: 'id-back', authority, validFrom: from, validTo: to };
  const seen = async () => {
    const { fields } = (await take('back')).back;
    const inputs = [fields.authority, fields.validFrom, fields.validTo].map(({ input }) => input);
    const focus = inputs.findIndex(({ autoFocus }) => autoFocus);
    return { shown: fields.shown, warnings: inputs.map(({ warning }) => warning), focus };
  };
  service.answer({ ...back, confidence: { authority: 0.2, validFrom: 0.2, validTo: 0.2 } });
  expect(await seen()).toEqual({ shown: true, warnings: [CHECK, CHECK, CHECK], focus: 0 });
  service.answer({ ...back, confidence: { authority: 0.99, validFrom: 0.99, validTo: 0.2 } });
  expect(await seen()).toEqual({ shown: true, warnings: ['', '', CHECK], focus: 2 });
  service.answer(back);
  expect(await seen()).toEqual({ shown: false, warnings: ['', '', ''], focus: -1 });
});

it('a bank card asks to check its number and calls the person there, until it is changed', async () => {
  const card = {
    result: 'bank-card',
    bank: '招商银行',
    cardNo: '6225880000000000002',
    name: '',
    validThru: '',
  };
  service.answer({ ...card, confidence: { cardNo: 0.4 } });
  const number = new CardNumber(() => undefined);
  await number.recognise();
  expect([number.text, number.warning, number.called]).toEqual([
    '6225 8800 0000 0000 002',
    '卡号可能认错了，请对照卡片核对',
    1,
  ]);
  number.type('6225 8800 0000 0000 0');
  number.leave();
  expect(number.warning).not.toBe('卡号可能认错了，请对照卡片核对');
  number.dispose();
});
