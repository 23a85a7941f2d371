import { RELATIONS } from '@/domain/credit/contactChoices';
import { groupIdNumber } from '@/domain/person/idNumber';
import { groupPhone } from '@/domain/person/phone';
import type { PersonalDataDocument } from '../../documents/personalData';
import { accountSections } from './account';
import { besideMoneySections } from './besideMoney';
import type { PersonalData } from './content';
import { handedInSections } from './handedIn';
import { moneySections } from './money';
import { dayOf, some, timeOf, type Row } from './rows';

const KINDS: Readonly<Record<string, string>> = { general: '常用联系人', emergency: '紧急联系人' };
const CARDS: Readonly<Record<string, string>> = { debit: '储蓄卡', credit: '信用卡' };
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
      ...besideMoneySections(data),
      ...accountSections(data),
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
