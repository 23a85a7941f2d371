import type { Person } from './person';

/** Binds the card that the sandbox's bank has issued to the person, on the bank's own page. */
export async function bindQuickly(person: Person, bankCode: string): Promise<void> {
  const { bindSeq, nonce } = await person.must('getSkipBankUrl', {
    bankCode,
    terminal: 'h5',
    agreements: ['bank-card'],
  });
  const { status } = await person.world.send({
    method: 'POST',
    url: '/sandbox/bank/decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: bindSeq, outcome: 'agreed' }).toString(),
  });
  if (status !== 303) throw new Error(`the bank's page answered ${status}`);
  const { result, desc } = await person.must('qryBindCardResult', { bindSeq, nonce });
  if (result !== 'bound') throw new Error(`binding ${result}: ${desc}`);
}
