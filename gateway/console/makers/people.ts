import { readClock } from '../../queries/clock';
import { newKey } from '../../secrets';
import { setDecisions } from '../../queries/decisions';
import { givePartnerCoupon } from '../partnerCoupon';
import { giveEducation, giveEmployment, passIdentityCheck } from '../person';
import { applyWith, type Make } from './steps';

const graduationYear = async (db: Parameters<typeof readClock>[0]) => (await readClock(db)).getUTCFullYear();

/** Special kinds of people, and states of the account itself. */
export const peopleMakers = {
  enterprise: async (person) => {
    const { employer } = await person.must('enterpriseList', {});
    await giveEmployment(person, employer?.name ?? '');
    return `在${employer?.name ?? ''}的员工名单里；名单由单位报送，不是客户自己的操作，因此直接写入`;
  },
  employerMail: async (person) => {
    // No employer of the sandbox has this domain, so the data is reviewed.
    const email = `${newKey().replace(/\W|_/g, '').slice(0, 8).toLowerCase()}@yangben.example`;
    await person.must('mailSendCode', { email });
    await person.must('mailVerify', { code: await person.world.codeOf(person.phone) });
    await person.must('mailSupplement', { company: '云岭样本科技有限公司', job: '工程师' });
    return undefined;
  },
  graduate: async (person, { db }) => {
    await giveEducation(person, await graduationYear(db));
    return undefined;
  },
  certificate: async (person, { db }) => {
    await setDecisions(db, person.phone, { education: 'hold' });
    await giveEducation(person, await graduationYear(db));
    return '学历审核已设为 hold；在审核里通过或退回';
  },
  square: async () => '从财富广场的链接进来，同意了授权',
  leaving: async (person, tools) => {
    await applyWith(person, tools, 'approve');
    const checkToken = await passIdentityCheck(person, 'cancelAccount');
    await person.must('logOff', { checkToken, reason: 'unused', note: '' });
    return '已经申请注销，七天内登录可以撤回';
  },
  coupons: async (person, tools) => {
    await applyWith(person, tools, 'approve');
    await givePartnerCoupon(tools.db, person.phone);
    return undefined;
  },
} as const satisfies Record<string, Make>;
