import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { civilDateAt, formatChinese } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { titleOf, toTab, usePageModel } from '@/navigation';
import { ContractsModel, type Contracts } from './index.model';

interface PartProps {
  readonly model: ContractsModel;
  readonly contracts: Contracts;
}

const dayOf = (instant: string): string => formatChinese(civilDateAt(Date.parse(instant)), 'full');

function Loans({ model, contracts: { loans } }: PartProps) {
  return (
    <>
      {loans.map(({ loanNo, amount, drawnOn, files }) => (
        <Card
          key={loanNo}
          title={`借款 ${moneyText(fenOf(amount))}`}
          note={`${formatChinese(drawnOn, 'full')} · 借据 ${loanNo}`}
        >
          <Rows>
            {files.map(({ fileId, title }) => (
              <Row key={fileId} label={title} icon="list" onPress={() => model.open(fileId)} />
            ))}
          </Rows>
        </Card>
      ))}
    </>
  );
}

function Agreements({ model, contracts: { agreements } }: PartProps) {
  if (agreements.length === 0) return null;
  return (
    <Card title="已同意的协议" note="您同意时的版本和日期">
      <Rows>
        {agreements.map((agreement) => (
          <Row
            key={agreement.templateId}
            label={agreement.title}
            note={`版本 ${agreement.version} · ${dayOf(agreement.at)} 同意`}
            icon="shield"
            onPress={() => model.openAgreement(agreement)}
          />
        ))}
      </Rows>
    </Card>
  );
}

const ContractAgreements = observer(function ContractAgreements() {
  const model = usePageModel(ContractsModel);
  return (
    <Page title={titleOf('contractAgreements')}>
      <Async resource={model.contracts} skeleton="list">
        {(contracts) =>
          contracts.loans.length + contracts.agreements.length === 0 ? (
            <Empty
              text="还没有签过合同，借款后会出现在这里。"
              icon="list"
              action={{ label: '回首页', onPress: () => toTab('home') }}
            />
          ) : (
            <>
              <Loans model={model} contracts={contracts} />
              <Agreements model={model} contracts={contracts} />
            </>
          )
        }
      </Async>
    </Page>
  );
});

export default ContractAgreements;
