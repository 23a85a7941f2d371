import type { ReactNode } from 'react';
import { inLine, yuan } from '../core/format';
import { post } from '../core/json';
import { useLive } from '../core/live';
import { ActButton } from '../parts/Button';
import { Empty, Item, Section, Tag } from '../parts/show';
import { PROPOSAL_EVENTS } from '../reviews/kinds';
import { TransferForm } from '../reviews/Transfer';

const TRANSFERS: Readonly<Record<string, string>> = {
  ...{ reviewing: '待审核', held: '等还款日入账', accepted: '已入账' },
  ...{ refused: '没有通过', returning: '待退款', returned: '已退款' },
};
const PAPERS = { asked: '待提交', reviewing: '待审核', approved: '已通过', refused: '已退回' } as const;
const PROPOSALS = { open: '待答复', reopened: '待重新答复', answered: '已答复' } as const;

const Links = ({ of, name }: { readonly of: readonly string[]; readonly name: string }) => (
  <p className="row">
    {of.map((path, nth) => (
      <a key={path} href={`/sandbox/api/${path}`} target="_blank" rel="noopener">
        {name} {nth + 1}
      </a>
    ))}
  </p>
);

interface ListProps<T> {
  readonly title: string;
  readonly none: string;
  readonly of: readonly T[] | undefined;
  readonly draw: (one: T) => ReactNode;
}

const List = <T,>({ title, none, of, draw }: ListProps<T>) => (
  <Section title={title}>
    {of?.length === 0 && <Empty>{none}</Empty>}
    <ul className="list">{of?.map(draw)}</ul>
  </Section>
);

const Transfers = () => (
  <List
    title="线下还款"
    none="还没有线下还款。"
    of={useLive('offline')}
    draw={(one) => (
      <Item
        key={one.offlineNo}
        title={`${one.name} ${one.phone} · ${yuan(one.amount)} 元`}
        aside={<Tag text={TRANSFERS[one.state] ?? one.state} tone={one.state === 'accepted' ? 'good' : ''} />}
        hint={inLine(
          `借据 ${one.loanNo}`,
          `${one.paidOn} 转账`,
          one.arrivedOn && `${one.arrivedOn} 到账`,
          one.countedOn && `计息到 ${one.countedOn}`,
          one.state === 'accepted' && `入账 ${yuan(one.booked)} 元`,
          one.state === 'held' && `${one.found} 元等 ${one.heldUntil} 自动入账`,
          one.reference && `流水号 ${one.reference}`,
          one.reason,
        )}
      >
        <Links of={one.vouchers.map(({ fileId }) => `offline/vouchers/${fileId}`)} name="凭证" />
        {one.state === 'held' && <TransferForm transfer={one} />}
        {one.state === 'returning' && (
          <ActButton
            work={async () => {
              await post('offline/returned', { offlineNo: one.offlineNo });
              return '已退款，客户会收到消息';
            }}
          >
            已退款
          </ActButton>
        )}
      </Item>
    )}
  />
);

const Proposals = () => (
  <List
    title="投诉与建议"
    none="还没有投诉和建议。"
    of={useLive('proposals')}
    draw={(one) => (
      <Item
        key={one.proposeNo}
        title={inLine(
          one.kind === 'complaint' ? '投诉' : '建议',
          one.typeName,
          `${one.name || '未实名'} ${one.phone}`,
        )}
        aside={<Tag text={PROPOSALS[one.state]} tone={one.state === 'answered' ? 'good' : ''} />}
        hint={inLine(one.proposeNo, `${one.dueOn} 前答复`, one.traceNo && `问题编号 ${one.traceNo}`)}
      >
        {one.events.map(({ kind, words }, nth) => (
          <p key={nth}>
            {PROPOSAL_EVENTS[kind]}：{words}
          </p>
        ))}
        <Links of={one.pictures.map((fileId) => `proposals/pictures/${fileId}`)} name="图片" />
      </Item>
    )}
  />
);

const Documents = () => (
  <List
    title="补充资料"
    none="还没有向客户要过资料。"
    of={useLive('supplements')}
    draw={(one) => (
      <Item
        key={one.no}
        title={inLine(one.title, `${one.name || '未实名'} ${one.phone}`)}
        aside={<Tag text={PAPERS[one.state]} />}
        hint={inLine(`${one.dueOn} 前提交`, one.reason)}
      >
        <Links of={one.pictures.map((fileId) => `supplements/pictures/${fileId}`)} name="照片" />
      </Item>
    )}
  />
);

const Protocols = () => (
  <List
    title="纸质扣款协议"
    none="还没有客户上传纸质协议。"
    of={useLive('protocols')}
    draw={(one) => (
      <Item
        key={one.fileId}
        title={inLine(one.card, `${one.name || '未实名'} ${one.phone}`)}
        aside={<Tag text={PAPERS[one.state]} />}
        hint={one.reason}
      >
        <Links of={[`protocols/${one.fileId}/picture`]} name="照片" />
      </Item>
    )}
  />
);

/** What was handed in, with what has been decided. What waits is decided in the queue. */
export const Handled = () => (
  <div className="sections">
    <Transfers />
    <Proposals />
    <Documents />
    <Protocols />
  </div>
);
