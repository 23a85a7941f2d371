import type { Customer } from '../../api/customers';
import { inLine, percent, yuan } from '../core/format';
import { useOptions } from '../core/options';
import { openFor } from '../core/people';
import { useStore } from '../core/store';
import { shownUid } from '../device/frame';
import { ActButton } from '../parts/Button';
import { Facts, Tag } from '../parts/show';

const waitingOf = ({ transfers, documents, leavingUntil }: Customer['waiting']) =>
  inLine(
    transfers.length > 0 && `转账 ${transfers.length} 笔在审核`,
    documents.length > 0 && `资料 ${documents.length} 份`,
    leavingUntil && `注销到 ${leavingUntil}`,
  );

/** What the gateway knows of this person. */
export function Known({ person }: { readonly person: Customer }) {
  const { words } = useOptions();
  const uid = useStore(shownUid);
  const { limit, application, cards, coupons, persona } = person;
  const onTheWay = [...person.loans, ...person.repayments].filter(
    ({ state }) => state === 'processing',
  ).length;
  return (
    <section className="section" aria-label="这位客户">
      <div className="view-head">
        <h2>{person.name || '未实名'}</h2>
        <Tag {...words.status[person.status]} />
        {person.overdueDays > 0 && <Tag text={`逾期 ${person.overdueDays} 天`} tone="bad" />}
        {person.whitelisted && <Tag text="白名单" tone="note" />}
        {uid !== undefined && uid !== person.custNo && (
          <ActButton work={() => openFor(person.phone)}>在应用里打开</ActButton>
        )}
        {onTheWay > 0 && <Tag text={`${onTheWay} 笔处理中`} tone="note" />}
      </div>
      <Facts
        of={[
          ['手机号', person.phone],
          ['身份证号', person.idNo],
          ['交易密码', cards.length > 0 ? persona?.tradePassword : ''],
          ['可用 / 总额度', limit && `${yuan(limit.available)} / ${yuan(limit.total)} 元`],
          ['年化利率（单利）', limit && percent(limit.annualRate)],
          ['额度有效期至', limit?.validTo],
          ['可再次申请', application?.retryDate],
          ['申请进度', person.status === 'cerditName' ? `${person.processPercent}%` : ''],
          ['等着的事', waitingOf(person.waiting)],
          ['银行卡', cards.map(({ bankName, cardNo }) => `${bankName} ${cardNo}`).join('；')],
          ['优惠券', coupons.map(({ name, value }) => `${name} ${yuan(value)} 元`).join('；')],
        ]}
      />
    </section>
  );
}
