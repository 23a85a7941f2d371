import { personRefusals, pictureRefusals } from '@/contract/flowRefusals';
import { identityRefusals } from '@/contract/identity';
import { addDays, addMonths, civilDateAt } from '@/domain/dates/civil';
import { drawBankCard, specimenDefaults } from '../../gateway/specimens';
import { startGateway, type Bank, type TestPerson } from './harness';
import { emptyDesk } from './ocr/photos';
import {
  CODED,
  backPicture,
  confirmBack,
  confirmFront,
  consent,
  frontPicture,
  idNumber,
  phones,
  png,
  readBack,
  readFront,
} from './steps';

let bank: Bank;
const phone = phones();
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const today = async () => civilDateAt((await bank.console.now()).getTime());
const name = '林晓岚';
const { authority } = specimenDefaults;

const right = idNumber('1990-03-07');
const wrongCheckDigit = right.slice(0, -1) + (right.endsWith('0') ? '1' : '0');

async function refusedFront(person: TestPerson, idNo: string, called = name) {
  const imageId = await readFront(person, { name: called, idNo });
  return person.refused('ocrVerify', { side: 'front', imageId, name: called, idNo });
}

describe('reading an ID card', () => {
  const front = frontPicture(name, idNumber('1990-03-07'));
  const card = { bank: '招商银行', cardNo: '6225880000000000002', name, validThru: '12/35' };

  it('needs the consent for the ID card', async () => {
    const person = await bank.register(phone());
    const answer = await person.call('idCardOcr', { side: 'front' }, [front]);
    expect(answer).toMatchObject({ code: identityRefusals.idCardConsentMissing });
  });

  it.each([
    ['a desk', pictureRefusals.noDocument, png(emptyDesk(900, 700))],
    ['a bank card', pictureRefusals.noDocument, png(drawBankCard(card, CODED))],
    ['the other side', pictureRefusals.wrongSide, backPicture('2020-01-01', '长期')],
    ['a text file', pictureRefusals.notAPicture, png(Buffer.from('no picture at all'))],
    ['nine megabytes', pictureRefusals.pictureTooLarge, png(Buffer.alloc(9 * 1024 * 1024, 1))],
  ])('refuses %s with %s', async (_what, code, picture) => {
    const person = await bank.register(phone());
    await consent(person, 'id-card');
    expect(await person.call('idCardOcr', { side: 'front' }, [picture])).toMatchObject({ code });
  });

  it('returns the facts of either side, and the remaining validity by the product clock', async () => {
    const person = await bank.register(phone());
    await consent(person, 'id-card');
    const idNo = idNumber('1990-03-07', '014');
    const seen = await person.must('idCardOcr', { side: 'front' }, [frontPicture(name, idNo)]);
    expect(seen.front).toMatchObject({ name, idNo, sex: '女', nation: specimenDefaults.nation });
    expect(seen.back).toBeNull();
    const now = await today();
    for (const [validTo, validity] of [
      [addDays(now, -1), 'expired'],
      [now, 'soon'],
      [addDays(now, 90), 'soon'],
      [addDays(now, 91), 'ok'],
      ['长期', 'ok'],
    ] as const) {
      const back = await person.must('idCardOcr', { side: 'back' }, [backPicture('2015-05-04', validTo)]);
      expect(back.back).toMatchObject({ validFrom: '2015-05-04', validity });
      expect(back.back?.validTo).toBe(validTo === '长期' ? null : validTo);
    }
  });
});

describe('confirming the portrait side', () => {
  it.each([
    ['a wrong check digit', wrongCheckDigit, name, identityRefusals.detailsWrong],
    ['a birthday that does not exist', '539999199002300010', name, identityRefusals.detailsWrong],
    ['a name that is none', idNumber('1990-03-07'), 'Lin', identityRefusals.detailsWrong],
  ])('refuses %s', async (_what, idNo, called, code) => {
    const person = await bank.register(phone());
    expect((await refusedFront(person, idNo, called)).code).toBe(code);
  });

  it('accepts people from their 18th birthday to the day before their 66th', async () => {
    const person = await bank.register(phone());
    const now = await today();
    const tooYoung = idNumber(addDays(addMonths(now, -18 * 12), 1), '021');
    const tooOld = idNumber(addMonths(now, -66 * 12), '022');
    for (const idNo of [tooYoung, tooOld]) {
      expect(await refusedFront(person, idNo)).toEqual({
        code: identityRefusals.ageOutside,
        desc: '仅支持18至65周岁的用户申请',
      });
    }
    for (const idNo of [
      idNumber(addMonths(now, -18 * 12), '023'),
      idNumber(addDays(addMonths(now, -66 * 12), 1), '024'),
    ]) {
      await confirmFront(person, { name, idNo });
    }
  });

  it('accepts only a picture of this person and this side', async () => {
    const [one, other] = [await bank.register(phone()), await bank.register(phone())];
    const [foreign, back] = [await readFront(other), await readBack(one)];
    for (const imageId of [foreign, back, 'nothing']) {
      const { code } = await one.refused('ocrVerify', { side: 'front', imageId, ...one.facts });
      expect(code).toBe(identityRefusals.pictureGone);
    }
  });

  it('accepts one ID number for one customer only', async () => {
    const [one, other] = [await bank.register(phone()), await bank.register(phone())];
    await confirmFront(one);
    expect(await refusedFront(other, one.facts.idNo, one.facts.name)).toEqual({
      code: identityRefusals.idNoTaken,
      desc: '该证件已绑定其他账号',
    });
    expect((await other.must('getUserInfoByPhone', { stageType: '1' })).idNo).toBe('');
  });

  it('accepts a number for one of two customers who confirm it at the same time', async () => {
    const people = await Promise.all([phone(), phone()].map((number) => bank.register(number)));
    const idNo = idNumber('1988-11-18', '031');
    const pictures = await Promise.all(people.map((person) => readFront(person, { name, idNo })));
    const answers = await Promise.all(
      people.map((person, i) =>
        person.call('ocrVerify', { side: 'front', imageId: pictures[i] ?? '', name, idNo }),
      ),
    );
    expect(answers.map((answer) => ('code' in answer ? answer.code : 'ok')).sort()).toEqual([
      identityRefusals.idNoTaken,
      'ok',
    ]);
  });

  it('stores the name and shows the number masked', async () => {
    const person = await bank.register(phone());
    await confirmFront(person);
    const { front, back } = await person.must('queryCertIdValidity', {});
    const { idNo } = person.facts;
    expect(front).toEqual({ name: person.facts.name, idNo: `${idNo[0]}${'*'.repeat(16)}${idNo[17]}` });
    expect(back).toBeNull();
    expect(await person.must('getUserInfoByPhone', { stageType: '1' })).toMatchObject({
      custName: person.facts.name,
    });
  });
});

describe('confirming the emblem side', () => {
  it.each([
    ['ends before it starts', '2020-01-01', '2019-12-31', identityRefusals.detailsWrong],
    ['has a day that does not exist', '2020-02-30', '2040-03-07', identityRefusals.detailsWrong],
    ['has run out', '2010-01-01', '2020-01-01', personRefusals.idCardExpired],
  ])('refuses a validity that %s', async (_what, validFrom, validTo, code) => {
    const person = await bank.register(phone());
    const imageId = await readBack(person);
    const refused = await person.refused('ocrVerify', {
      side: 'back',
      imageId,
      authority,
      validFrom,
      validTo,
    });
    expect(refused.code).toBe(code);
  });

  it('does not make an expired card valid by a correction', async () => {
    const person = await bank.register(phone());
    const imageId = await readBack(person, '2010-01-01', '2020-01-01');
    const request = {
      side: 'back',
      imageId,
      authority,
      validFrom: '2010-01-01',
      validTo: '2040-01-01',
    } as const;
    expect((await person.refused('ocrVerify', request)).code).toBe(personRefusals.idCardExpired);
    expect((await person.must('queryCertIdValidity', {})).back).toBeNull();
  });

  it('says when the card on file expires', async () => {
    const person = await bank.register(phone());
    const validTo = addDays(await today(), 91);
    await confirmBack(person, '2016-01-01', validTo);
    expect((await person.must('queryCertIdValidity', {})).back).toEqual({
      authority,
      validFrom: '2016-01-01',
      validTo,
      validity: 'ok',
    });
    await bank.console.advanceDays(1);
    expect((await person.must('queryCertIdValidity', {})).back?.validity).toBe('soon');
  });
});
