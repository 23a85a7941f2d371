import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Notice } from '@/components/Notice';
import { Sheet } from '@/components/Sheet';
import { Tag } from '@/components/Tag';
import { CostLines, noOtherFees } from '@/features/costSheet';
import type { LoanFrontModel } from '../view/loanFrontPage.model';
import { FRONT_TEXTS } from './texts';

/** The full cost of the loan: read for the forced time, then confirmed by a button below its last line. */
export const CostSheet = observer(function CostSheet({ model }: { readonly model: LoanFrontModel }) {
  const { reading, form } = model;
  const lines = model.drawing.value?.costs ?? [];
  const left = reading.secondsLeft;
  const others = noOtherFees(lines);
  return (
    <Sheet
      open={reading.opened}
      title={FRONT_TEXTS.sheetTitle}
      note={FRONT_TEXTS.sheetNote}
      right={left > 0 ? <Tag kind="gold">{`请阅读 ${left} 秒`}</Tag> : undefined}
      {...(form.busy ? {} : { onClose: () => reading.close() })}
    >
      <CostLines lines={lines} name={FRONT_TEXTS.sheetTitle} />
      {form.problem !== '' && <Notice kind="danger">{form.problem}</Notice>}
      {others !== '' && <Notice kind="success">{others}</Notice>}
      <Button onPress={() => model.sign()} disabled={left > 0} loading={form.busy}>
        {left > 0 ? `${FRONT_TEXTS.confirm}（${left}）` : FRONT_TEXTS.confirm}
      </Button>
    </Sheet>
  );
});
