import type { Person } from './person';

/** Binds the person's card with the code that the bank sends. */
export async function bindCard(person: Person): Promise<void> {
  const { phone, facts, world } = person;
  const { signSeq } = await person.must('applyBankCardSign', {
    cardNo: facts.cardNo,
    reservedPhone: phone,
    agreements: ['bank-card'],
  });
  await person.must('confirmBankCardSign', { signSeq, code: await world.codeOf(phone) });
}
