import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { BankSign } from '@/components/BankSign';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { SearchBar } from '@/components/SearchBar';
import { Tag } from '@/components/Tag';
import { back, replace, titleOf, usePageModel } from '@/navigation';
import { SupportBankListModel, type Bank } from './supportBankListPage.model';
import { BANKS as T } from './texts';

interface PartProps {
  readonly model: SupportBankListModel;
}

function BankRow({ model, bank }: PartProps & { readonly bank: Bank }) {
  const sign = <BankSign name={bank.bankName} />;
  if (bank.state === 'open') {
    return <Row label={bank.bankName} sign={sign} onPress={() => model.open(bank)} />;
  }
  return <Row label={bank.bankName} note={T.maintainedNote} sign={sign} end={<Tag>{T.maintained}</Tag>} />;
}

const Banks = observer(function Banks({ model }: PartProps) {
  const { found, wanted } = model;
  const byNumber = { label: T.byNumber, onPress: () => replace('addBankCard') };
  return (
    <>
      <SearchBar label={T.search} value={wanted} onChange={(text) => model.search(text)} maxlength={20} />
      {found.length === 0 ? (
        <Empty text={wanted === '' ? T.empty : T.none(wanted)} icon="card" action={byNumber} />
      ) : (
        <Card>
          <Rows>
            {found.map((bank) => (
              <BankRow key={bank.bankCode} model={model} bank={bank} />
            ))}
          </Rows>
        </Card>
      )}
    </>
  );
});

const SupportBankList = observer(function SupportBankList() {
  const model = usePageModel(SupportBankListModel);
  return (
    <Page title={titleOf('quickBindBanks')} onBack={() => void back('bankCards')}>
      <Notice icon="shield">{T.note}</Notice>
      <Async resource={model.banks} skeleton="list">
        {() => <Banks model={model} />}
      </Async>
    </Page>
  );
});

export default SupportBankList;
