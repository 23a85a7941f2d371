import type { Review } from '../../api/reviews';
import { inLine, yuan } from '../core/format';
import { useLive } from '../core/live';
import { Facts } from '../parts/show';
import { PROPOSAL_EVENTS } from './kinds';

const RAISES: Readonly<Record<string, string>> = { education: '学历', company: '工作', fund: '公积金' };

function Complaint({ no }: { readonly no: string }) {
  const one = useLive('proposals')?.find(({ proposeNo }) => proposeNo === no);
  if (one === undefined) return null;
  return (
    <>
      <Facts
        of={[
          ['类型', inLine(one.kind === 'complaint' ? '投诉' : '建议', one.typeName)],
          ['问题编号', one.traceNo],
        ]}
      />
      {one.events.map(({ kind, words }, nth) => (
        <p key={nth}>
          {PROPOSAL_EVENTS[kind]}：{words}
        </p>
      ))}
    </>
  );
}

function Employer({ phone }: { readonly phone: string }) {
  const one = useLive('employer-mails')?.find((mail) => mail.phone === phone);
  if (one === undefined) return null;
  return (
    <Facts
      of={[
        ['企业', one.company],
        ['邮箱', one.email],
        ['职务', one.job],
      ]}
    />
  );
}

function Benefit({ no }: { readonly no: string }) {
  const waiting = useLive('benefit-reviews');
  const proof = waiting?.proofs.find((one) => one.no === no);
  const raise = waiting?.raises.find((one) => one.no === no);
  return (
    <Facts
      of={[
        ['金额', proof && `${yuan(proof.amount)} 元`],
        ['用途', proof?.purpose],
        ['资料', raise && inLine(RAISES[raise.kind ?? ''], raise.subject, raise.figure)],
      ]}
    />
  );
}

/** What a reviewer has to know besides the pictures. */
export function About({ kind, no, phone }: Pick<Review, 'kind' | 'no' | 'phone'>) {
  if (kind === 'complaint') return <Complaint no={no} />;
  if (kind === 'employer') return <Employer phone={phone} />;
  if (kind === 'raise' || kind === 'proof') return <Benefit no={no} />;
  return null;
}
