import { isCivilDate } from '@/domain/dates/civil';
import * as v from 'valibot';
import { birthIn, sexIn } from './payload';

/**
 * Defaults of the specimens: no real person. The ID number's check digit is right (GB 11643), but its sequence 000 is never
 * issued; the card number passes Luhn and has only zeros after the bank's digits, except the check digit.
 */
export const specimenDefaults = {
  name: '林晓岚',
  idNo: '530102199003070008',
  nation: '汉',
  address: '云南省昆明市五华区云岭路样本小区1幢1单元101室',
  authority: '昆明市公安局五华分局',
  from: '2020-03-07',
  to: '2040-03-07',
  cardNo: '6225880000000000002',
  bank: '招商银行',
  valid: '12/35',
  school: '云岭样本大学',
  year: '2026',
  title: '转账回单',
  amount: '1,000.00',
  on: '2026-11-20',
} as const;

/** A query parameter given twice arrives as an array. */
const once = (what: string) => v.string(`${what}只能给一次`);

const words = (what: string, max: number) =>
  v.pipe(
    once(what),
    v.trim(),
    v.minLength(1, `${what}不能为空`),
    v.maxLength(max, `${what}最多 ${max} 个字`),
    v.regex(/^\P{C}*$/u, `${what}里有不能显示的字符`),
  );

const date = (what: string) => {
  const message = `${what}应是真实的日期，写作 2020-03-07`;
  return v.pipe(once(what), v.check(isCivilDate, message));
};

const d = specimenDefaults;

/** The check digit is not checked: testers need pictures with a wrong number. */
const idNo = v.pipe(
  once('身份证号'),
  v.regex(/^\d{17}[\dXx]$/, '身份证号应是18位，最后一位可以是X'),
  v.toUpperCase(),
);

/** Sex and birth default to those in the ID number. */
export const idFrontQuery = v.pipe(
  v.object({
    name: v.optional(words('姓名', 20), d.name),
    idNo: v.optional(idNo, d.idNo),
    sex: v.optional(v.picklist(['男', '女'], '性别应是“男”或“女”')),
    nation: v.optional(words('民族', 8), d.nation),
    birth: v.optional(date('出生日期')),
    address: v.optional(words('住址', 42), d.address),
  }),
  v.transform((query) => ({
    ...query,
    sex: query.sex ?? sexIn(query.idNo),
    birth: query.birth ?? birthIn(query.idNo),
  })),
  v.check(({ birth }) => birth !== '', '身份证号里的出生日期不存在，请改号码或另给 birth'),
);

export const idBackQuery = v.pipe(
  v.object({
    authority: v.optional(words('签发机关', 24), d.authority),
    from: v.optional(date('有效期起'), d.from),
    to: v.optional(v.union([v.literal('长期'), date('有效期止')], '有效期止应是日期或“长期”'), d.to),
  }),
  v.transform(({ authority, from, to }) => ({ authority, validFrom: from, validTo: to })),
);

export const bankCardQuery = v.pipe(
  v.object({
    cardNo: v.optional(v.pipe(once('卡号'), v.regex(/^\d{12,19}$/, '卡号应是12到19位数字')), d.cardNo),
    bank: v.optional(words('银行名', 14), d.bank),
    name: v.optional(words('持卡人', 20), d.name),
    valid: v.optional(
      v.pipe(once('有效期'), v.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, '有效期写作 月/年，如 12/35')),
      d.valid,
    ),
  }),
  v.transform(({ valid, ...card }) => ({ ...card, validThru: valid })),
);

export const diplomaQuery = v.pipe(
  v.object({
    name: v.optional(words('姓名', 20), d.name),
    school: v.optional(words('学校', 20), d.school),
    year: v.optional(v.pipe(once('毕业年份'), v.regex(/^20\d{2}$/, '毕业年份写作 2026')), d.year),
  }),
  v.transform(({ year, ...diploma }) => ({ ...diploma, year: Number(year) })),
);

export const paperQuery = v.object({
  title: v.optional(words('名称', 14), d.title),
  name: v.optional(words('姓名', 20), d.name),
  amount: v.optional(
    v.pipe(once('金额'), v.regex(/^[\d,]{1,12}(\.\d{1,2})?$/, '金额写作 1,000.00')),
    d.amount,
  ),
  on: v.optional(date('日期'), d.on),
});
