import type { Review } from '../../api/reviews';
import { useAct } from '../core/act';
import { inLine } from '../core/format';
import { post } from '../core/json';
import { openFor } from '../core/people';
import { ActButton, Button, Problem } from '../parts/Button';
import { Field } from '../parts/Field';
import { Hint } from '../parts/show';
import { About } from './About';
import { useDraft } from '../core/drafts';
import { keyOf, nameOf } from './kinds';
import { Pictures } from './Pictures';
import { TransferOf } from './Transfer';

const REASON_MOST = 60;
const ANSWER_MOST = 500;

/** The reason, and the two ways to decide. */
function Verdict({ review }: { readonly review: Review }) {
  const { kind, no } = review;
  const act = useAct(['reason', 'words']);
  const draft = useDraft(keyOf(review), { reason: '' });
  const answers = kind === 'complaint';
  const decide = (approve: boolean) =>
    act.run(async () => {
      const reason = draft.of('reason').trim();
      if (answers) await post('proposals/answer', { proposeNo: no, words: reason });
      else await post('reviews', { kind, no, approve, reason });
      draft.drop();
      return `${nameOf(review)}，${answers ? '已答复' : approve ? '已通过' : '已退回'}`;
    });
  return (
    <div className="form">
      <Field
        label={answers ? '答复' : '退回的原因'}
        value={draft.of('reason')}
        onChange={draft.type('reason')}
        most={answers ? ANSWER_MOST : REASON_MOST}
        lines={2}
        act={act}
        name={answers ? 'words' : 'reason'}
      />
      <div className="row">
        <Button
          kind="main"
          label={`${answers ? '答复' : '通过'}，${nameOf(review)}`}
          onPress={() => void decide(true)}
          busy={act.busy}
        >
          {answers ? '答复' : '通过'}
        </Button>
        {!answers && (
          <Button label={`退回，${nameOf(review)}`} onPress={() => void decide(false)} busy={act.busy}>
            退回
          </Button>
        )}
      </div>
      <Problem act={act} />
    </div>
  );
}

/** One review with what was sent in. */
export function Decide({ review }: { readonly review: Review }) {
  const { kind, no, phone, about, dueOn } = review;
  return (
    <article className="decide" aria-label={nameOf(review)}>
      <div className="view-head">
        <h2>{nameOf(review)}</h2>
        <ActButton work={() => openFor(phone)}>在应用里看这位客户</ActButton>
      </div>
      <Hint>{inLine(phone, about, dueOn !== '' && `${dueOn} 前要有结果`)}</Hint>
      <About kind={kind} no={no} phone={phone} />
      <Pictures review={review} />
      {kind === 'offline' ? <TransferOf offlineNo={no} /> : <Verdict review={review} />}
    </article>
  );
}
