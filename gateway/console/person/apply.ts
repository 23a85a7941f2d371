import type { Request } from '@/contract';
import { randomUUID } from 'node:crypto';
import { drawIdBack, drawIdFront, specimenDefaults } from '../../specimens';
import { birthdayOf, sexOf } from '@/domain/person/idNumber';
import { bindCard } from './bindCard';
import { passFaceCheck } from './faceCheck';
import type { Picture } from './http';
import { finishPartnerStep } from './partnerStep';
import type { Person } from './person';

const photo = (name: string, bytes: Buffer): Picture => ({ name, type: 'image/jpeg', bytes });

/** Hundreds of persons are made for a test run. */
const CODED = { coded: true } as const;

type Scene = Request<'updateAppContractRecord'>['scene'];
const consent = (person: Person, scene: Scene, templateIds: string[]) =>
  person.must('updateAppContractRecord', { scene, templateIds });

/** The first step: consent, and both sides of the ID card. */
export async function showIdCard(person: Person): Promise<void> {
  const { name, idNo } = person.facts;
  const { nation, address, authority, from, to } = specimenDefaults;
  await consent(person, 'id-card', ['id-card']);
  const birth = birthdayOf(idNo) ?? '';
  const sex = sexOf(idNo) === 'male' ? '男' : '女';
  const front = drawIdFront({ name, idNo, nation, address, birth, sex }, CODED);
  const back = drawIdBack({ authority, validFrom: from, validTo: to }, CODED);
  const seenFront = await person.must('idCardOcr', { side: 'front' }, [photo('front.jpg', front)]);
  await person.must('ocrVerify', { side: 'front', imageId: seenFront.imageId, name, idNo });
  const seenBack = await person.must('idCardOcr', { side: 'back' }, [photo('back.jpg', back)]);
  if (seenBack.back === null) throw new Error('the back was not read');
  const { authority: by, validFrom, validTo } = seenBack.back;
  await person.must('ocrVerify', {
    side: 'back',
    imageId: seenBack.imageId,
    authority: by,
    validFrom,
    validTo,
  });
}

async function giveContacts(person: Person): Promise<void> {
  const other = (step: number) =>
    `139${String((Number(person.phone.slice(3)) + step) % 100_000_000).padStart(8, '0')}`;
  const shown = await person.must('queryDisplayElements', {
    phase: '01',
    queryType: 'all',
    platform: '1-1-8',
    version: '2.2.6',
  });
  if (shown.isShowOccu === 'Y' || shown.isShowCompany === 'Y') {
    await person.must('companyAndOccuUpdate', {
      platform: '1-1-8',
      phase: '01',
      version: '2.2.6',
      occupation: '企业职员',
      company: '云岭样本有限公司',
    });
  }
  await person.must('saveUserInfo', {
    phase: '01',
    general: shown.isShowGeneral === 'Y' ? [{ name: '赵清和', phone: other(1), relation: 'friend' }] : [],
    emergency: shown.isShowEmergency === 'Y' ? [{ name: '钱望舒', phone: other(2), relation: 'parent' }] : [],
  });
}

/** What a person does at each step of the configured flow, by its pageName. */
const STEPS: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
  ocr: showIdCard,
  face: async (person) => {
    await consent(person, 'face', ['face']);
    await passFaceCheck(person, 'credit');
  },
  contact: giveContacts,
  partner: finishPartnerStep,
  bankCard: bindCard,
  password: (person) => person.must('passwordSet', { password: person.facts.tradePassword }),
};

/** Takes all steps that the gateway still asks for, in the gateway's order; without the final submit. */
export async function fillApplication(person: Person): Promise<void> {
  for (;;) {
    const { creditGrantingProcess } = await person.must('queryCreditConf', { publish: 'H5', step: 'appl' });
    const next = creditGrantingProcess.find((node) => node.pageComplete === 'N');
    if (next === undefined) return;
    const step = STEPS[next.pageName];
    if (step === undefined) throw new Error(`there is no way on from step ${next.pageName}`);
    await step(person);
  }
}

/** The whole application, with its consents and its submit. */
export async function apply(person: Person) {
  await consent(person, 'credit', ['personal-info', 'credit-report']);
  await fillApplication(person);
  const requestNo = randomUUID();
  return person.must('creditSubmit', { publish: 'H5', step: 'appl', requestNo });
}
