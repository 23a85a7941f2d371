import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Notice } from '@/components/Notice';
import { Sheet } from '@/components/Sheet';
import { Tag } from '@/components/Tag';
import type { CostItem, CostLine } from '@/domain/loan/costSheet';
import { READING_SECONDS } from '@/domain/loan/costSheet';
import type { LoanFrontModel } from '../view/loanFrontPage.model';
import { FRONT_TEXTS } from './texts';
import './CostSheet.scss';

const noteOf = ({ method, standard, payee }: CostLine): string =>
  [method, standard, payee && `收取方：${payee}`].filter(Boolean).join('；');

const STRONG: ReadonlySet<CostItem> = new Set<CostItem>(['principal', 'total']);

/** One cost: name and figure, and below them how it is calculated and who receives it. */
function Line({ line }: { readonly line: CostLine }) {
  // The sentence that there are no other fees stands below the whole sheet.
  const note = line.item === 'fees' ? '' : noteOf(line);
  const kind = line.item === 'annualised' ? 'lit' : STRONG.has(line.item) ? 'strong' : 'plain';
  return (
    <View className={`yl-cost yl-cost--${kind}`} role="listitem">
      <View className="yl-cost__line">
        <View className="yl-cost__label">{line.label}</View>
        <View className="yl-cost__value">{line.value}</View>
      </View>
      {note !== '' && <View className="yl-cost__note">{note}</View>}
    </View>
  );
}

/** The full cost of the loan: read for the forced time, then confirmed separately. */
export const CostSheet = observer(function CostSheet({ model }: { readonly model: LoanFrontModel }) {
  const { reading, form } = model;
  const lines = model.drawing.value?.costs ?? [];
  const left = reading.secondsLeft;
  const fees = lines.find(({ item }) => item === 'fees');
  return (
    <Sheet
      open={reading.opened}
      title={FRONT_TEXTS.sheetTitle}
      note={FRONT_TEXTS.sheetNote}
      right={left > 0 ? <Tag kind="gold">{`请阅读 ${READING_SECONDS} 秒`}</Tag> : undefined}
      {...(form.busy ? {} : { onClose: () => reading.close() })}
      foot={
        <Button onPress={() => model.sign()} disabled={left > 0} loading={form.busy}>
          {left > 0 ? `${FRONT_TEXTS.confirm}（${left}）` : FRONT_TEXTS.confirm}
        </Button>
      }
    >
      <View role="list" aria-label={FRONT_TEXTS.sheetTitle}>
        {lines.map((line) => (
          <Line key={line.item} line={line} />
        ))}
      </View>
      {form.problem !== '' && <Notice kind="danger">{form.problem}</Notice>}
      {fees?.standard !== undefined && <Notice kind="success">{`${fees.standard}。`}</Notice>}
    </Sheet>
  );
});
