import { randomUUID } from 'node:crypto';
import { drawDiploma } from '../../gateway/specimens';
import type { Bank, TestPerson } from './harness';

let pictures = 0;

export function picture() {
  pictures += 1;
  const bytes = drawDiploma({ name: `凭证${pictures}`, school: '云岭样本大学', year: 2026 });
  return { name: `${pictures}.png`, type: 'image/png', bytes };
}

export const upload = (person: TestPerson, file = picture()) => person.call('offlineVoucher', {}, [file]);

export async function fileIds(person: TestPerson): Promise<string[]> {
  return (await person.must('offlineQuery', {})).waiting.map(({ fileId }) => fileId);
}

export async function sent(person: TestPerson, loanNo: string, amount: string, slip = picture()) {
  await upload(person, slip);
  const { today } = await person.must('offlineQuery', {});
  const request = { loanNo, amount, paidOn: today, fileIds: await fileIds(person), requestNo: randomUUID() };
  return person.must('offlineSubmit', request);
}

/** A reference of the bank that no other payment has. */
export const newReference = (): string => randomUUID().replaceAll('-', '');

/** The reviewer's decision in the console; each payment has its own reference, unless the body names one. */
export async function decide(bank: Bank, path: 'accept' | 'refuse', body: object) {
  const wish = path === 'accept' ? { reference: newReference(), ...body } : body;
  const { status, json } = await bank.console.raw('POST', `offline/${path}`, wish);
  return { status, ...(json as { message?: string; state?: string; fields?: Record<string, string> }) };
}

export async function borrowerOf(bank: Bank) {
  const person = await bank.credited();
  const { loanNo } = await person.draw();
  return { person, loanNo };
}
