import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Choice } from '@/components/Choice';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { moneyText, parseYuan } from '@/domain/money/fen';
import { CARD_TYPE_NAMES } from '@/domain/person/cardName';
import { back, titleOf, usePageModel } from '@/navigation';
import type { BankInfo } from './parts/bankInfo';
import { QuickBindCardListModel } from './quickBindCardListPage.model';
import { BANKS, CHOICE as T } from './texts';

interface PartProps {
  readonly model: QuickBindCardListModel;
  readonly bank: BankInfo;
}

const yuan = (text: string | null | undefined): string => moneyText(parseYuan(text ?? '') ?? 0);

const Kinds = observer(function Kinds({ model, bank }: PartProps) {
  return (
    <Card title={bank.bankName} right={bank.holder === '' ? undefined : T.holder(bank.holder)}>
      <Choice
        label={T.which}
        options={bank.cardTypes.map(({ cardType, supported, reason }) => ({
          key: cardType,
          label: CARD_TYPE_NAMES[cardType],
          ...(supported === 'N' ? { note: reason, disabled: true } : {}),
        }))}
        value={model.cardType}
        onChange={(cardType) => model.pick(cardType)}
      />
    </Card>
  );
});

function Limits({ bank: { perPayment, perDay } }: Pick<PartProps, 'bank'>) {
  if (!perPayment && !perDay) return null;
  return (
    <Card title={T.limits}>
      <Rows>
        {perPayment && <Row label={T.perPayment} value={yuan(perPayment)} />}
        {perDay && <Row label={T.perDay} value={yuan(perDay)} />}
      </Rows>
    </Card>
  );
}

const QuickBindCardList = observer(function QuickBindCardList() {
  const model = usePageModel(QuickBindCardListModel);
  return (
    <Page
      title={titleOf('quickBindCard')}
      onBack={() => void back('quickBindBanks')}
      foot={
        model.bank.value && (
          <Button onPress={() => model.next()} disabled={!model.open} reason={BANKS.maintainedNote}>
            {T.next}
          </Button>
        )
      }
    >
      <Async resource={model.bank} skeleton="form">
        {(bank) =>
          bank === null ? (
            <Empty text={T.unknown} icon="card" action={{ label: T.banks, onPress: () => model.toBanks() }} />
          ) : (
            <>
              {bank.state === 'maintained' && <Notice kind="warn">{BANKS.maintainedNote}</Notice>}
              <Kinds model={model} bank={bank} />
              <Limits bank={bank} />
            </>
          )
        }
      </Async>
    </Page>
  );
});

export default QuickBindCardList;
