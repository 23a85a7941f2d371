import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Notice } from '@/components/Notice';
import { Sheet } from '@/components/Sheet';
import { Tag } from '@/components/Tag';
import { READING_SECONDS } from '@/domain/loan/costSheet';
import { CostLines, noOtherFees } from '@/features/costSheet';
import type { LoanFrontModel } from '../view/loanFrontPage.model';
import { END_ID, FOOT_ID } from './seenEnd';
import { FRONT_TEXTS } from './texts';

/** The full cost of the loan: read for the forced time, then confirmed separately. */
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
      right={left > 0 ? <Tag kind="gold">{`请阅读 ${READING_SECONDS} 秒`}</Tag> : undefined}
      {...(form.busy ? {} : { onClose: () => reading.close() })}
      foot={
        <View id={FOOT_ID}>
          <Button onPress={() => model.sign()} disabled={!reading.ready} loading={form.busy}>
            {left > 0
              ? `${FRONT_TEXTS.confirm}（${left}）`
              : reading.ready
                ? FRONT_TEXTS.confirm
                : FRONT_TEXTS.toEnd}
          </Button>
        </View>
      }
    >
      <CostLines lines={lines} name={FRONT_TEXTS.sheetTitle} />
      {form.problem !== '' && <Notice kind="danger">{form.problem}</Notice>}
      <View id={END_ID}>{others !== '' && <Notice kind="success">{others}</Notice>}</View>
    </Sheet>
  );
});
