import type { Person } from './person';

/** Agrees on the partner's page of the credit flow. */
export async function finishPartnerStep(person: Person): Promise<void> {
  const { url } = await person.must('partnerStepStart', { agreements: ['partner-data'] });
  const { status } = await person.world.send({
    method: 'POST',
    url: '/sandbox/partner/decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: url.split('/').pop() ?? '', outcome: 'done' }).toString(),
  });
  if (status !== 200) throw new Error(`the partner's page answered ${status}`);
  await person.must('partnerStepQuery', {});
}
