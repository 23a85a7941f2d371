import { contactFlags, missingContacts } from '@/domain/credit/contactFlags';
import { CONTACT_MESSAGES } from '@/domain/credit/messages';
import { combinations } from '../seeded';

const GOOD = { name: '李小明', phone: '13800138000', relation: 'parent' };
const OTHER = { name: '买买提·艾力', phone: '13900139000', relation: 'friend' };
const ALL = contactFlags({
  isShowOccu: 'Y',
  isShowCompany: 'Y',
  isCompanyrequired: 'Y',
  isShowGeneral: 'Y',
  isShowEmergency: 'Y',
});

describe('contactFlags', () => {
  it('derives each flag from its own Y, and requires the company only where it is shown', () => {
    const flag = ['Y', 'N', undefined] as const;
    const every = combinations({
      isShowOccu: flag,
      isShowCompany: flag,
      isCompanyrequired: flag,
      isShowGeneral: flag,
      isShowEmergency: flag,
    });
    for (const server of every) {
      expect(contactFlags(server, [1, 2, 3])).toEqual({
        nodeNum: 3,
        isShowOccu: server.isShowOccu === 'Y',
        isShowCompany: server.isShowCompany === 'Y',
        isCompanyRequired: server.isShowCompany === 'Y' && server.isCompanyrequired === 'Y',
        isShowGeneral: server.isShowGeneral === 'Y',
        isShowEmergency: server.isShowEmergency === 'Y',
      });
    }
  });
});

describe('missingContacts', () => {
  const complete = { general: [GOOD], emergency: [OTHER], occupation: 'teacher', company: '云岭中学' };
  const reasons = (form: Parameters<typeof missingContacts>[0], flags = ALL, own?: string) =>
    missingContacts(form, flags, own).map((error) => `${error.section}[${error.index}] ${error.reason}`);

  it('finds nothing in a complete form', () => expect(reasons(complete)).toEqual([]));

  it('finds everything in an empty one, in the order of the page', () =>
    expect(reasons({})).toEqual([
      'general[0] contactNameMissing',
      'general[0] contactPhoneMissing',
      'general[0] contactRelationMissing',
      'emergency[0] contactNameMissing',
      'emergency[0] contactPhoneMissing',
      'emergency[0] contactRelationMissing',
      'occupation[0] occupationMissing',
      'company[0] companyMissing',
    ]));

  it.each([
    [{ isShowGeneral: false }, { ...complete, general: [] }],
    [{ isShowEmergency: false }, { ...complete, emergency: undefined }],
    [{ isShowOccu: false }, { ...complete, occupation: '' }],
    [{ isCompanyRequired: false }, { ...complete, company: ' ' }],
  ])('requires nothing in a section that %j', (hidden, form) =>
    expect(reasons(form, { ...ALL, ...hidden })).toEqual([]),
  );

  it.each([
    [{ ...complete, general: [{ ...GOOD, phone: '12800138000' }] }, 'general[0] contactPhoneInvalid'],
    [{ ...complete, general: [{ ...GOOD, name: 'Tom' }] }, 'general[0] contactNameInvalid'],
    [{ ...complete, general: [{ ...GOOD, relation: ' ' }] }, 'general[0] contactRelationMissing'],
    [{ ...complete, emergency: [{ ...OTHER, phone: GOOD.phone }] }, 'emergency[0] contactPhoneTwice'],
    [{ ...complete, general: [GOOD, GOOD] }, 'general[1] contactPhoneTwice'],
    [{ ...complete, emergency: [{ ...OTHER, phone: '13700137000' }] }, 'emergency[0] contactPhoneOwn'],
  ])('finds the single error (case %#)', (form, reason) =>
    expect(reasons(form, ALL, '13700137000')).toEqual([reason]),
  );

  it('has a text for each reason', () => {
    const texts = Object.values(CONTACT_MESSAGES);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
