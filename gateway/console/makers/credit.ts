import { randomUUID } from 'node:crypto';
import { PRODUCT_TYPE } from '../../handlers/loan/rule';
import { customerByPhone, setWhitelisted } from '../../queries/customers';
import { setDecisions } from '../../queries/decisions';
import { advanceDays } from '../api/clock';
import { fillApplication, showIdCard } from '../person';
import { EXPIRING_DAYS, expireIdCard } from '../personCards';
import { startRaise } from '../raise';
import { applyWith, type Make } from './steps';

/** Longer than a line is valid. */
const LINE_DAYS = 367;

const SCHOOL = { kind: 'education', subject: '云岭样本大学', figure: 'bachelor' } as const;

/** States before the first loan. */
export const creditMakers = {
  new: async () => undefined,
  filling: async (person) => {
    await fillApplication(person);
    return undefined;
  },
  partnerPage: async (person, { db }) => {
    await setDecisions(db, person.phone, { creditFlow: 'partnerPage' });
    await showIdCard(person);
    return undefined;
  },
  reviewing: async (person, tools) => {
    await applyWith(person, tools, 'hold');
    return '授信决定已设为 hold；改为 approve 或 deny 后，审核就有结果';
  },
  denied: async (person, tools) => {
    await applyWith(person, tools, 'deny');
    return '授信决定已设为 deny；30天后可以再次申请，届时先改为 approve';
  },
  credited: async (person, tools) => {
    await applyWith(person, tools, 'approve');
    return undefined;
  },
  supplementing: async (person, tools) => {
    await applyWith(person, tools, 'supply');
    return '授信决定已设为 supply；在应用里重新填一次联系人再提交，就会通过';
  },
  activating: async (person, tools) => {
    await applyWith(person, tools, 'activate');
    return undefined;
  },
  raising: async (person, tools) => {
    await applyWith(person, tools, 'approve');
    return startRaise(tools.db, person.phone);
  },
  raised: async (person, tools) => {
    await applyWith(person, tools, 'approve');
    await startRaise(tools.db, person.phone);
    await setDecisions(tools.db, person.phone, { credit: 'approve' });
    // The gateway asks for the decision when the person looks at the limit.
    await person.must('queryProdSts', { productType: PRODUCT_TYPE });
    return undefined;
  },
  raiseRefused: async (person, tools) => {
    await applyWith(person, tools, 'approve');
    await setDecisions(tools.db, person.phone, { credit: 'deny' });
    await person.must('raiseSubmit', { ...SCHOOL, requestNo: randomUUID() });
    return '授信决定已设为 deny；其他资料还可以提交，届时先改为 approve';
  },
  whitelisted: async (person, { db }) => {
    const customer = await customerByPhone(db, person.phone);
    if (customer !== undefined) await setWhitelisted(db, customer.id);
    return '白名单由机构登记，不是客户自己的操作，因此直接写入';
  },
  expiring: async (person, tools) => {
    await applyWith(person, tools, 'approve');
    await expireIdCard(tools.db, person.phone);
    return `身份证有效期改成了${EXPIRING_DAYS}天后；有效期来自证件照片，因此直接写入`;
  },
  frozen: async (person, tools) => {
    await applyWith(person, tools, 'approve');
    await person.must('freezeBorrowing', {});
    return undefined;
  },
  expiredLine: async (person, tools) => {
    await applyWith(person, tools, 'approve');
    await advanceDays(tools.db, LINE_DAYS);
    return `产品时钟向前拨了${LINE_DAYS}天，对所有客户都生效，不能拨回`;
  },
} as const satisfies Record<string, Make>;
