import { OCCUPATIONS } from '@/domain/credit/contactChoices';
import type { Sql } from '../database';
import { signCode } from '../providers/square';
import { addAccessCode } from '../queries/accessCodes';
import { readClock } from '../queries/clock';
import { customerByPhone } from '../queries/customers';
import { addSquarePerson, squareSecret } from '../queries/square';
import { hashToken, newKey, newToken } from '../secrets';
import { factsOf } from './person';
import { Problem } from './problem';

/** A partner's link is valid for half an hour. */
const LINK_LIFE_MS = 30 * 60_000;
const LOGIN_PAGE = 'pages/login/wxLogin';

const lifeFrom = async (sql: Sql) => new Date((await readClock(sql)).getTime() + LINK_LIFE_MS);

/** A link of the wealth plaza for one of its customers. */
export async function makeSquareLink(sql: Sql, phone: string) {
  const { name, idNo } = factsOf(phone);
  const codeId = newKey();
  const expiresAt = await lifeFrom(sql);
  const employed = { occupation: OCCUPATIONS[0], company: '云岭样本科技有限公司' };
  await addSquarePerson(sql, { codeId, phone, name, idNo, ...employed, expiresAt });
  const code = signCode(codeId, await squareSecret(sql));
  return {
    phone,
    code,
    query: `#/pages/squareActivity/login?s=citicsquare&code=${code}`,
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * A link that logs a known customer in, once, through the login that the contract has for partners; the app asks the person first.
 * `page`: a page of the app, with its query, that opens after the login.
 */
export async function makeTokenLink(sql: Sql, phone: string, page?: string) {
  const customer = await customerByPhone(sql, phone);
  if (customer === undefined) throw new Problem('这个手机号还没有注册，合作方没有可以带来的登录');
  const code = newToken();
  const expiresAt = await lifeFrom(sql);
  await addAccessCode(sql, {
    codeHash: hashToken(code),
    customerId: customer.id,
    sessionHash: null,
    expiresAt,
  });
  const target = page === undefined ? '' : `&toPage=${encodeURIComponent(`/${page}`)}`;
  const query = `accessCode=${code}${target}`;
  return {
    phone,
    code,
    query: `#/${LOGIN_PAGE}?${query}`,
    /** For the compile mode of WeChat's developer tools. */
    program: { path: LOGIN_PAGE, query },
    expiresAt: expiresAt.toISOString(),
  };
}
