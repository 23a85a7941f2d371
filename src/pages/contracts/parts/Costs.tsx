import { Card } from '@/components/Card';
import { Hero } from '@/components/Hero';
import { Notice } from '@/components/Notice';
import { CostLines, noOtherFees } from '@/features/costSheet';
import type { CostFacts } from './costFacts';
import { COST_TEXTS } from './texts';

/** The whole cost of one loan: the annual rate first, then every line of the cost sheet, and an example of a late payment. */
export function Costs({ costs }: { readonly costs: CostFacts }) {
  const { annualised, title, about, note, lines, late } = costs;
  return (
    <>
      <Hero label={COST_TEXTS.rate} figure={`${annualised}%`} note={COST_TEXTS.rateNote} />
      <Notice title={`${title}：${about}`}>{note}</Notice>
      <Card title="息费明细">
        <CostLines lines={lines} name={COST_TEXTS.title} />
      </Card>
      {late && (
        <Notice kind="warn" title={COST_TEXTS.lateTitle}>
          {COST_TEXTS.late(late)}
        </Notice>
      )}
      <Notice kind="success">{noOtherFees(lines)}</Notice>
      <Notice kind="warn">{COST_TEXTS.fraud}</Notice>
    </>
  );
}
