import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { drawBankCard } from './bankCard';
import { drawIdBack } from './idBack';
import { drawIdFront } from './idFront';
import { birthOf, sexOf } from './idNumber';

/**
 * What a bare address draws: nobody. The number's check digit is right (GB 11643), but its sequence 000 is never given out.
 */
export const specimenDefaults = {
  name: '林晓岚',
  idNo: '530102199003070008',
  nation: '汉',
  address: '云南省昆明市五华区云岭路样本小区1幢1单元101室',
  authority: '昆明市公安局五华分局',
  from: '2020-03-07',
  to: '2040-03-07',
  cardNo: '6225880000000000000',
  bank: '招商银行',
  valid: '12/35',
} as const;

const words = (what: string, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, `${what}不能为空`),
    v.maxLength(max, `${what}最多 ${max} 个字`),
    v.regex(/^[^\p{C}]*$/u, `${what}含有不能显示的字符`),
  );
const date = (what: string) => {
  const message = `${what}应是真实的日期，如 2020-03-07`;
  const real = (text: string) => {
    const at = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  };
  return v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, message), v.check(real, message));
};

const d = specimenDefaults;
const idNo = v.pipe(
  v.string(),
  v.regex(/^\d{17}[\dXx]$/, '身份证号应是 18 位，最后一位可以是 X'),
  v.toUpperCase(),
);

/** The check digit is left free on purpose: a wrong number on a picture is something a tester needs. */
const idFrontQuery = v.pipe(
  v.object({
    name: v.optional(words('姓名', 20), d.name),
    idNo: v.optional(idNo, d.idNo),
    sex: v.optional(v.picklist(['男', '女'], '性别应是“男”或“女”')),
    nation: v.optional(words('民族', 8), d.nation),
    birth: v.optional(v.string()),
    address: v.optional(words('住址', 42), d.address),
  }),
  v.transform((query) => ({
    ...query,
    sex: query.sex ?? sexOf(query.idNo),
    birth: query.birth ?? birthOf(query.idNo),
  })),
  v.object({ ...v.object({ name: v.string(), idNo: v.string(), nation: v.string(), address: v.string() }).entries,
    sex: v.picklist(['男', '女']), birth: date('出生日期') }),
);
