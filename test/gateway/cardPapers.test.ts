import { readPdf } from './documents/readPdf';
import { startGateway, type Bank } from './harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

it('each card that was added by its number has its own authorisation, which names its bank and its end', async () => {
  const person = await bank.credited();
  const cardNo = '6225880000001235';
  await bank.console.advanceMinutes(2);
  const { signSeq } = await person.must('applyBankCardSign', {
    ...{ cardNo, reservedPhone: person.phone, agreements: ['bank-card'] },
  });
  await person.must('confirmBankCardSign', { signSeq, code: await bank.console.codeOf(person.phone) });
  const { agreements } = await person.must('queryContractList', {});
  const papers = agreements.filter(({ title }) => title === '银行卡代扣授权书');
  const texts: string[] = [];
  for (const { fileId } of papers) {
    const { url } = await person.must('contractDownload', { fileId });
    const file = await bank.app.inject(url.slice(bank.settings.publicUrl.length));
    texts.push((await readPdf(file.rawPayload)).pages.join(''));
  }
  const tails = [cardNo, person.facts.cardNo].map((card) => card.slice(-4));
  expect(tails.map((tail) => texts.filter((text) => text.includes(`尾号${tail}`)).length)).toEqual([1, 1]);
  expect(texts.find((text) => text.includes(`尾号${tails[0]}`))).toContain('招商银行尾号');
});
