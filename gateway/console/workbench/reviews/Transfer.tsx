import type { Transfer } from '../../api/offline';
import { useAct } from '../core/act';
import { inLine, yuan } from '../core/format';
import { post } from '../core/json';
import { useLive } from '../core/live';
import { Button, Problem } from '../parts/Button';
import { Field } from '../parts/Field';
import { Facts } from '../parts/show';
import { useDraft } from '../core/drafts';

const FIELDS = ['amount', 'arrivedOn', 'reference', 'reason'] as const;

/** The same sum may have been paid twice: what was paid online on this loan since the day of the transfer. */
function PaidOnline({ transfer: { paidOnline } }: { readonly transfer: Transfer }) {
  if (paidOnline.length === 0) return null;
  return (
    <div className="warn" role="note">
      <p>转账之后又在线还了，请先看是不是同一笔还了两次：</p>
      <ul>
        {paidOnline.map(({ repayNo, on, amount, state }) => (
          <li key={repayNo}>
            {inLine(on, `${yuan(amount)} 元`, state === 'processing' && '等银行确认', repayNo)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Books a transfer by what the bank's statement says, refuses it, or sends the money back. */
export function TransferForm({ transfer }: { readonly transfer: Transfer }) {
  const { offlineNo, amount, paidOn, state } = transfer;
  const act = useAct(FIELDS);
  const draft = useDraft(`offline/${offlineNo}`, { amount, arrivedOn: paidOn, reference: '', reason: '' });
  const found = () => ({
    offlineNo,
    ...{
      amount: draft.of('amount').trim(),
      arrivedOn: draft.of('arrivedOn'),
      reference: draft.of('reference'),
    },
  });
  const send = (
    path: string,
    body: object,
    said: (answer: { state?: string; heldUntil?: string }) => string,
  ) =>
    void act.run(async () => {
      const answer = await post<{ state?: string; heldUntil?: string }>(path, body);
      draft.drop();
      return said(answer);
    });
  const reason = draft.of('reason').trim();
  return (
    <div className="form">
      <PaidOnline transfer={transfer} />
      <div className="grid">
        <Field
          label="到账金额（元）"
          value={draft.of('amount')}
          onChange={draft.type('amount')}
          numeric
          act={act}
          name="amount"
        />
        <Field
          label="到账日"
          type="date"
          value={draft.of('arrivedOn')}
          onChange={draft.type('arrivedOn')}
          act={act}
          name="arrivedOn"
        />
        <Field
          label="银行流水号"
          most={60}
          placeholder="照银行流水填写"
          value={draft.of('reference')}
          onChange={draft.type('reference')}
          act={act}
          name="reference"
        />
      </div>
      <Field
        label="退回的原因"
        most={100}
        value={draft.of('reason')}
        onChange={draft.type('reason')}
        act={act}
        name="reason"
      />
      <div className="row">
        <Button
          kind="main"
          busy={act.busy}
          onPress={() =>
            send('offline/accept', found(), ({ state: now, heldUntil }) =>
              now === 'held'
                ? `已收下，${heldUntil ?? ''} 自动入账，客户会收到消息`
                : '已入账，客户会收到消息',
            )
          }
        >
          入账
        </Button>
        {state !== 'held' && (
          <Button
            busy={act.busy}
            onPress={() => send('offline/refuse', { offlineNo, reason }, () => '已退回，客户会收到原因')}
          >
            没有到账，退回申请
          </Button>
        )}
        <Button
          busy={act.busy}
          onPress={() =>
            send(
              'offline/return',
              { ...found(), reason },
              () => '记为待退款，客户会收到消息；退出去后请点“已退款”',
            )
          }
        >
          钱到了，退款
        </Button>
      </div>
      <Problem act={act} />
    </div>
  );
}

/** A transfer of the queue. */
export function TransferOf({ offlineNo }: { readonly offlineNo: string }) {
  const transfer = useLive('offline')?.find((one) => one.offlineNo === offlineNo);
  if (transfer === undefined)
    return (
      <p aria-busy="true" className="empty">
        正在取…
      </p>
    );
  return (
    <>
      <Facts
        of={[
          ['借据', transfer.loanNo],
          ['客户说的金额', `${yuan(transfer.amount)} 元`],
          ['客户说的转账日', transfer.paidOn],
        ]}
      />
      <TransferForm transfer={transfer} />
    </>
  );
}
