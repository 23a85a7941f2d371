import { randomUUID } from 'node:crypto';
import type { Person } from './person';

/** Submits the person's employer, job and income. */
export async function giveEmployment(person: Person, company: string): Promise<void> {
  await person.must('enterpriseSave', {
    company,
    job: '产品经理',
    monthlyIncome: '12000.00',
    requestNo: randomUUID(),
  });
}
