import { useState } from 'react';
import { go } from '@/navigation';
import { observer } from 'mobx-react';
import { FieldNote } from '@/components/Field';
import { PickerSheet } from '@/components/Picker';
import { Row } from '@/components/Row';
import type { LoanModel } from '../view/index.model';
import { cardName, receives } from './cards';

/** The card that receives the money. */
export const CardRow = observer(function CardRow({ model }: { readonly model: LoanModel }) {
  const { loan } = model;
  const [open, setOpen] = useState(false);
  const cards = loan.facts?.cards ?? [];
  return (
    <>
      <Row
        label="收款卡"
        value={loan.card ? cardName(loan.card) : '添加银行卡'}
        onPress={cards.length === 0 ? () => go('loanBindCard') : () => setOpen(true)}
      />
      <FieldNote error={model.errorOf('card')} />
      <PickerSheet
        open={open}
        title="选择收款卡"
        note="借款会打到这张卡，还款也可以用它"
        options={cards.map((card) => ({
          key: card.cardId,
          label: cardName(card),
          note: receives(card) ? undefined : '信用卡不能收款',
          disabled: !receives(card),
        }))}
        value={loan.card?.cardId}
        onPick={loan.cardChoice.type}
        onClose={() => setOpen(false)}
        other={{ label: '添加银行卡', onPress: () => go('loanBindCard') }}
      />
    </>
  );
});
