import { RELATIONS } from '@/domain/credit/contactChoices';
import { civilDateAt, formatChinese, timeText } from '@/domain/dates/civil';
import { purposeName } from '@/domain/loan/purposes';
import { ratePercent } from '@/domain/money/rate';
import { groupIdNumber } from '@/domain/person/idNumber';
import { groupPhone } from '@/domain/person/phone';
import type { PersonalDataDocument } from '../../documents/personalData';
import type { PersonalData } from './content';

type Row = readonly [label: string, value: string];

const NONE: readonly Row[] = [['没有记录', '']];
const some = (rows: readonly Row[]): readonly Row[] => (rows.length === 0 ? NONE : rows);

function timeOf(instant: string): string {
  const at = Date.parse(instant);
  return `${formatChinese(civilDateAt(at), 'full')} ${timeText(at)}`;
}

const dayOf = (date: string): string => (date === '' ? '' : formatChinese(date, 'full'));

const KINDS: Readonly<Record<string, string>> = { general: '常用联系人', emergency: '紧急联系人' };
const CARDS: Readonly<Record<string, string>> = { debit: '储蓄卡', credit: '信用卡' };
const STATES: Readonly<Record<string, string>> = {
  reviewing: '审核中',
  supplement: '待补充资料',
  approved: '已通过',
  denied: '未通过',
  processing: '处理中',
  paid: '成功',
  failed: '未成功',
};
const relationName = (key: string): string => RELATIONS.find((one) => one.key === key)?.label ?? '';

function personRows({ person }: PersonalData): readonly Row[] {
  const card = person.idCard;
  const rows: Row[] = [
    ['姓名', person.name],
    ['身份证号', groupIdNumber(person.idNo)],
    ['手机号', groupPhone(person.phone)],
    ['注册日期', dayOf(person.registeredOn)],
    ['职业', person.occupation],
    ['单位', person.company],
    ['邮箱', person.email],
    ['常住地址', person.address],
    ['身份证签发机关', card?.authority ?? ''],
    ['身份证有效期', card ? `${dayOf(card.validFrom)} 至 ${dayOf(card.validTo) || '长期'}` : ''],
  ];
  return rows.map(([label, value]) => [label, value || '未填写']);
}

/** Limit, loans and repayments. */
function moneySections({
  line,
  applications,
  loans,
  repayments,
}: PersonalData): PersonalDataDocument['sections'] {
  return [
    {
      heading: '额度与申请',
      rows: some([
        ...(line
          ? [
              [
                '额度',
                `${line.total} 元，年化利率（单利）${ratePercent(line.annualRate)}，有效期至 ${dayOf(line.validTo)}`,
              ] as const,
            ]
          : []),
        ...applications.map(
          ({ submittedAt, state }) => [timeOf(submittedAt), `申请额度，${STATES[state] ?? state}`] as const,
        ),
      ]),
    },
    {
      heading: '借款',
      rows: some(
        loans.map(({ drawnOn, amount, terms, purpose, annualRate, state }) => [
          dayOf(drawnOn),
          `${amount} 元，${terms} 期，${purposeName(purpose)}，年化利率（单利）${ratePercent(annualRate)}，${STATES[state] ?? state}`,
        ]),
      ),
    },
    {
      heading: '还款',
      rows: some(
        repayments.map(({ countedOn, amount, state }) => [
          dayOf(countedOn),
          `${amount} 元，${STATES[state] ?? state}`,
        ]),
      ),
    },
  ];
}

const REVIEW: Readonly<Record<string, string>> = {
  asked: '待提交',
  reviewing: '审核中',
  approved: '已通过',
  refused: '已退回',
  returned: '已退回',
  sent: '待验证',
  proved: '待补充单位',
  verified: '已验证',
  open: '待答复',
  answered: '已答复',
};
const reviewName = (state: string): string => REVIEW[state] ?? state;

/** Documents, mailbox, studies, suggestions and complaints. */
function handedInSections({
  employerMail,
  education,
  supplements,
  proposals,
}: PersonalData): PersonalDataDocument['sections'] {
  return [
    {
      heading: '企业邮箱与学历',
      rows: some([
        ...(employerMail
          ? [
              [
                '企业邮箱',
                [employerMail.email, employerMail.company, employerMail.job, reviewName(employerMail.state)]
                  .filter(Boolean)
                  .join('，'),
              ] as const,
            ]
          : []),
        ...(education
          ? [
              [
                '学历',
                `${education.school}，${education.graduationYear} 年毕业，${reviewName(education.state)}`,
              ] as const,
            ]
          : []),
      ]),
    },
    {
      heading: '补充的资料',
      rows: some(
        supplements.map(({ title, state, dueOn }) => [title, `${reviewName(state)}，截止 ${dayOf(dueOn)}`]),
      ),
    },
    {
      heading: '建议与投诉',
      rows: some(
        proposals.map(({ at, content, state }) => [timeOf(at), `${content}（${reviewName(state)}）`]),
      ),
    },
  ];
}

/** The same data in words, for the PDF. */
export function readableOf(data: PersonalData): PersonalDataDocument {
  const { about } = data;
  return {
    title: '个人信息副本',
    number: about.exportNo,
    issuedAt: new Date(about.madeAt),
    lead: `由${about.company}按您的申请于 ${timeOf(about.madeAt)}（北京时间）生成。联系人是他人的信息，已做遮挡；银行卡只显示尾号。`,
    sections: [
      { heading: '基本信息', rows: personRows(data) },
      {
        heading: '联系人',
        rows: some(
          data.contacts.map(({ kind, name, phone, relation }) => [
            KINDS[kind] ?? kind,
            `${name}，${relationName(relation)}，${groupPhone(phone)}`,
          ]),
        ),
      },
      {
        heading: '工作信息核实记录',
        rows: some(
          data.employments.map(({ company, job, monthlyIncome, submittedAt }) => [
            timeOf(submittedAt),
            `${company}，${job}，月收入 ${monthlyIncome} 元`,
          ]),
        ),
      },
      {
        heading: '银行卡',
        rows: some(
          data.cards.map(({ bank, type, lastDigits }) => [
            `${bank}${CARDS[type] ?? ''}`,
            `尾号 ${lastDigits}`,
          ]),
        ),
      },
      ...handedInSections(data),
      ...moneySections(data),
      {
        heading: '协议与授权',
        rows: some(
          data.consents.map(({ at, title, version, withdrawnAt }) => [
            timeOf(at),
            `${title}，版本 ${version}${withdrawnAt === null ? '' : `，已于 ${timeOf(withdrawnAt)} 撤回`}`,
          ]),
        ),
      },
      {
        heading: '给您的消息',
        rows: some(data.messages.map(({ at, title, summary }) => [timeOf(at), `${title}，${summary}`])),
      },
    ],
  };
}
