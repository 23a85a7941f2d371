import { identityRefusals } from '@/contract/identity';
import { checkDigitOf } from '@/domain/person/idNumber';
import { specimenDefaults } from '../../gateway/specimens';
import { startGateway, type Bank, type TestPerson } from './harness';
import { confirmFront, idNumber, phones, readBack, readFront } from './steps';

let bank: Bank;
const phone = phones();
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const name = '林晓岚';
const { authority } = specimenDefaults;
const TOO_MANY = '核对的次数已用完，请24小时后再试，或联系客服';

/** Confirms a number on a photo; returns the code of the refusal, or 'ok'. */
async function tried(person: TestPerson, imageId: string, idNo: string, called = name): Promise<string> {
  const answer = await person.call('ocrVerify', { side: 'front', imageId, name: called, idNo });
  return 'code' in answer ? answer.code : 'ok';
}

/** Photographs a card with this number, real or made up, and confirms it. */
const shown = async (person: TestPerson, idNo: string) =>
  tried(person, await readFront(person, { name, idNo }), idNo);

describe('a correction of the portrait side', () => {
  it('may change a misread character of the name and one digit of the number with its check digit', async () => {
    const person = await bank.register(phone());
    const imageId = await readFront(person, { name, idNo: idNumber('1990-03-07', '101') });
    const idNo = idNumber('1990-03-07', '102');
    expect(await tried(person, imageId, idNo, '林晓兰')).toBe('ok');
    const { front } = await person.must('queryCertIdValidity', {});
    expect(front).toMatchObject({ name: '林晓兰' });
    expect((await person.must('getUserInfoByPhone', { stageType: '1' })).custName).toBe('林晓兰');
  });

  it('does not reveal, with the photo of one card, whether the number of another card is a customer', async () => {
    const [known, person] = [await bank.register(phone()), await bank.register(phone())];
    await confirmFront(known);
    const imageId = await readFront(person, { name, idNo: idNumber('1961-01-02', '111') });
    const answers = [
      await person.refused('ocrVerify', { side: 'front', imageId, name, idNo: known.facts.idNo }),
      await person.refused('ocrVerify', {
        side: 'front',
        imageId,
        name,
        idNo: idNumber('1988-12-18', '112'),
      }),
    ];
    for (const { code, desc } of answers) {
      expect([code, desc]).toEqual([
        identityRefusals.notAsOnPicture,
        '身份证号与照片上的相差太多，请重新拍摄身份证',
      ]);
    }
  });

  it('may not become the name of another person', async () => {
    const person = await bank.register(phone());
    const idNo = idNumber('1990-03-07', '121');
    const imageId = await readFront(person, { name, idNo });
    expect(await tried(person, imageId, idNo, '赵清和')).toBe(identityRefusals.notAsOnPicture);
  });

  it('may be confirmed five times per photo, refused tries included; a new photo starts again', async () => {
    const person = await bank.register(phone());
    const idNo = idNumber('1990-03-07', '131');
    const imageId = await readFront(person, { name, idNo });
    const wrong = idNo.slice(0, -1) + (checkDigitOf(idNo) === '0' ? '1' : '0');
    for (let n = 0; n < 5; n += 1)
      expect(await tried(person, imageId, wrong)).toBe(identityRefusals.detailsWrong);
    expect(await person.refused('ocrVerify', { side: 'front', imageId, name, idNo })).toEqual({
      code: identityRefusals.pictureTriesUsedUp,
      desc: '这张照片核对的次数已用完，请重新拍摄',
    });
    expect(await shown(person, idNo)).toBe('ok');
  });
});

describe('numbers of other customers', () => {
  it('are reported as taken five times a day, then every number gets the same answer', async () => {
    const [known, person] = [await bank.register(phone()), await bank.register(phone())];
    await confirmFront(known);
    const free = idNumber('1990-03-07', '141');
    const theirs = { name: known.facts.name, idNo: known.facts.idNo };
    for (let n = 0; n < 5; n += 1) {
      const imageId = await readFront(person, theirs);
      expect(await tried(person, imageId, theirs.idNo, theirs.name)).toBe(identityRefusals.idNoTaken);
    }
    for (const facts of [theirs, { name, idNo: free }]) {
      const imageId = await readFront(person, facts);
      const refused = await person.refused('ocrVerify', { side: 'front', imageId, ...facts });
      expect(refused).toEqual({ code: identityRefusals.idNoTriesUsedUp, desc: TOO_MANY });
    }
    await bank.console.advanceDays(1);
    expect(await shown(person, free)).toBe('ok');
  });
});

describe('a correction of the emblem side', () => {
  const request = { side: 'back', authority, validFrom: '2020-03-07', validTo: '2040-03-07' } as const;

  it('may change a misread digit of a date', async () => {
    const person = await bank.register(phone());
    const imageId = await readBack(person, '2020-03-07', '2040-03-07');
    await person.must('ocrVerify', { ...request, imageId, validFrom: '2020-08-07', validTo: '2040-08-07' });
    expect((await person.must('queryCertIdValidity', {})).back).toMatchObject({ validTo: '2040-08-07' });
  });

  it.each([
    ['other dates', { validTo: '2051-11-17' }, '有效期与照片上的相差太多，请重新拍摄身份证'],
    ['a card for good', { validTo: null }, '有效期与照片上的相差太多，请重新拍摄身份证'],
    ['another authority', { authority: '云岭县派出所' }, '签发机关与照片上的相差太多，请重新拍摄身份证'],
  ])('may not change %s', async (_what, changes, desc) => {
    const person = await bank.register(phone());
    const imageId = await readBack(person);
    expect(await person.refused('ocrVerify', { ...request, imageId, ...changes })).toEqual({
      code: identityRefusals.notAsOnPicture,
      desc,
    });
  });
});
