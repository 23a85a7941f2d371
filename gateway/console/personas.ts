import type { Sql } from '../database';
import { customerByPhone, setWhitelisted } from '../queries/customers';
import { PRODUCT_TYPE } from '../handlers/loan/rule';
import { readClock } from '../queries/clock';
import type { Decisions } from '../providers/decisions';
import { setDecisions } from '../queries/decisions';
import { addEmployee, firstEmployer } from '../queries/employers';
import { advanceDays } from './api/clock';
import {
  apply,
  bindQuickly,
  draw,
  fillApplication,
  giveEducation,
  giveEmployment,
  register,
  registerEmployee,
  repay,
  StepRefused,
  type DrawWish,
  type Person,
} from './person';
import { endProtocol, EXPIRING_DAYS, expireIdCard } from './personCards';
import { Problem } from './problem';
import { startRaise } from './raise';

/** Spec §9 has XQD002 for people; this source flag marks a persona. */
export const PERSONA_SOURCE = 'CONSOLE';

const WISH: DrawWish = { amount: '12000.00', term: 12, method: 'equal-instalment' };
/** The sandbox's limit. */
const WHOLE_LINE = '50000.00';
/** Past the first due date in every month. */
const OVERDUE_DAYS = 35;

/** Tells the tester about side effects, such as a moved clock. */
type Note = string | undefined;

type Make = (person: Person, sql: Sql) => Promise<Note>;

async function applyWith(person: Person, sql: Sql, credit: Decisions['credit']): Promise<void> {
  await setDecisions(sql, person.phone, { credit });
  await apply(person);
}

async function borrow(person: Person, sql: Sql, amount = WISH.amount): Promise<string> {
  await applyWith(person, sql, 'approve');
  const { loanNo, state } = await draw(person, { ...WISH, amount });
  if (state !== 'paid') throw new Problem('放款没有成功，请先把这个手机号的放款决定改为 pay');
  return loanNo;
}

const MAKERS = {
  new: async () => undefined,
  filling: async (person) => {
    await fillApplication(person);
    return undefined;
  },
  reviewing: async (person, sql) => {
    await applyWith(person, sql, 'hold');
    return '授信决定已设为 hold；改为 approve 或 deny 后，审核就有结果';
  },
  denied: async (person, sql) => {
    await applyWith(person, sql, 'deny');
    return '授信决定已设为 deny；30天后可以再次申请，届时先改为 approve';
  },
  credited: async (person, sql) => {
    await applyWith(person, sql, 'approve');
    return undefined;
  },
  borrowing: async (person, sql) => {
    await borrow(person, sql);
    return undefined;
  },
  proving: async (person, sql) => {
    await applyWith(person, sql, 'approve');
    const { state } = await draw(person, { ...WISH, purpose: 'decoration' });
    if (state !== 'paid') throw new Problem('放款没有成功，请先把这个手机号的放款决定改为 pay');
    return undefined;
  },
  usedUp: async (person, sql) => {
    await borrow(person, sql, WHOLE_LINE);
    return undefined;
  },
  disbursing: async (person, sql) => {
    await applyWith(person, sql, 'approve');
    await setDecisions(sql, person.phone, { disburse: 'hold' });
    await draw(person, WISH);
    return '放款决定已设为 hold；改为 pay 或 fail 后，放款就有结果';
  },
  repaying: async (person, sql) => {
    const loanNo = await borrow(person, sql);
    await setDecisions(sql, person.phone, { collect: 'hold' });
    await repay(person, loanNo, 'due');
    return '扣款决定已设为 hold；改为 pay 或 fail 后，还款就有结果';
  },
  overdue: async (person, sql) => {
    await borrow(person, sql);
    await advanceDays(sql, OVERDUE_DAYS);
    return `借款后产品时钟向前拨了${OVERDUE_DAYS}天，对所有客户都生效，不能拨回`;
  },
  settled: async (person, sql) => {
    const { state } = await repay(person, await borrow(person, sql), 'payoff');
    if (state !== 'paid') throw new Problem('还款没有成功，请先把这个手机号的扣款决定改为 pay');
    return undefined;
  },
  supplementing: async (person, sql) => {
    await applyWith(person, sql, 'supply');
    return '授信决定已设为 supply；在应用里重新填一次联系人再提交，就会通过';
  },
  activating: async (person, sql) => {
    await applyWith(person, sql, 'activate');
    return undefined;
  },
  raising: async (person, sql) => {
    await applyWith(person, sql, 'approve');
    return startRaise(sql, person.phone);
  },
  raised: async (person, sql) => {
    await applyWith(person, sql, 'approve');
    await startRaise(sql, person.phone);
    await setDecisions(sql, person.phone, { credit: 'approve' });
    // The gateway asks for the decision when the person looks at the limit.
    await person.must('queryProdSts', { productType: PRODUCT_TYPE });
    return undefined;
  },
  whitelisted: async (person, sql) => {
    const customer = await customerByPhone(sql, person.phone);
    if (customer !== undefined) await setWhitelisted(sql, customer.id);
    return '白名单由机构登记，不是客户自己的操作，因此直接写入';
  },
  expiring: async (person, sql) => {
    await applyWith(person, sql, 'approve');
    await expireIdCard(sql, person.phone);
    return `身份证有效期改成了${EXPIRING_DAYS}天后；有效期来自证件照片，因此直接写入`;
  },
  cards: async (person, sql) => {
    await borrow(person, sql);
    await bindQuickly(person, 'CCB');
    await endProtocol(sql, person.phone);
    return '第二张卡的银行扣款协议改成了昨天到期；协议由银行登记，因此直接写入';
  },
  enterprise: async (person) => {
    const { employer } = await person.must('enterpriseList', {});
    await giveEmployment(person, employer?.name ?? '');
    return `在${employer?.name ?? ''}的员工名单里；名单由单位报送，不是客户自己的操作，因此直接写入`;
  },
  graduate: async (person, sql) => {
    await giveEducation(person, (await readClock(sql)).getUTCFullYear());
    return undefined;
  },
} as const satisfies Record<string, Make>;

export type Persona = keyof typeof MAKERS;
export const PERSONAS = Object.keys(MAKERS) as Persona[];

/** Logs in: by the page of enterprise users for an employee, after adding the phone to the employer's list; else by the ordinary login. */
async function comeIn(person: Person, persona: Persona, sql: Sql): Promise<void> {
  if (persona !== 'enterprise') return register(person, PERSONA_SOURCE);
  const employer = await firstEmployer(sql);
  if (employer === undefined) throw new Problem('沙箱里没有合作企业');
  await addEmployee(sql, employer.employer_id, person.phone);
  await registerEmployee(person, PERSONA_SOURCE);
}

/** Makes a customer through the calls that a person would make. Throws a Problem if the gateway refuses one of them. */
export async function makePersona(person: Person, persona: Persona, sql: Sql): Promise<Note> {
  if ((await customerByPhone(sql, person.phone)) !== undefined) {
    throw new Problem('这个手机号已经注册过，请换一个没有用过的号码');
  }
  try {
    await comeIn(person, persona, sql);
    const make: Make = MAKERS[persona];
    const note = await make(person, sql);
    await person.must('signOut', {});
    return note;
  } catch (error) {
    if (!(error instanceof StepRefused)) throw error;
    throw new Problem(
      `做到 ${error.call} 这一步时网关拒绝了：${error.refused.desc}（${error.refused.code}）`,
    );
  }
}
