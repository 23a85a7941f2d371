import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { PickerSheet } from '@/components/Picker';
import { Row, Rows } from '@/components/Row';
import { formatChinese } from '@/domain/dates/civil';
import { moneyText, parseYuan } from '@/domain/money/fen';
import { cardName } from '@/domain/person/cardName';
import { groupPhone } from '@/domain/person/phone';
import type { CardDetails, CardDetailsModel } from '../cardDetails.model';
import { DETAILS as T } from './texts';

interface UseCardProps {
  readonly model: CardDetailsModel;
  readonly details: CardDetails;
}

const yuan = (text: string | null | undefined): string => moneyText(parseYuan(text ?? '') ?? 0);

/** The use of a card and its limits, and how to change both. */
export const UseCard = observer(function UseCard({ model, details }: UseCardProps) {
  const { card, phone, boundOn, perPayment, perDay, loans, mayChange, changeBar } = details;
  return (
    <Card title={T.use}>
      <Rows>
        <Row label={T.repays} value={T.loans(loans)} />
        {perPayment && <Row label={T.perPayment} value={yuan(perPayment)} />}
        {perDay && <Row label={T.perDay} value={yuan(perDay)} />}
        <Row label={T.phone} value={groupPhone(phone)} />
        {boundOn && <Row label={T.bound} value={formatChinese(boundOn, 'full')} />}
        {card.isDefault === 'N' && (
          <Row label={T.setDefault} note={T.setDefaultNote} onPress={() => model.setDefault()} />
        )}
        {loans > 0 &&
          (mayChange ? (
            <Row label={T.change} note={T.changeNote} onPress={() => model.setChoosing(true)} />
          ) : (
            <Row label={T.change} note={changeBar} />
          ))}
      </Rows>
      <PickerSheet
        open={model.choosing}
        title={T.changeTitle}
        note={T.changeNote}
        empty={T.changeNone}
        options={details.others.map((other) => ({ key: other.cardId, label: cardName(other) }))}
        value={undefined}
        onPick={(cardId) => void model.changeTo(cardId)}
        onClose={() => model.setChoosing(false)}
        other={{ label: T.add, onPress: () => model.addCard() }}
      />
    </Card>
  );
});
