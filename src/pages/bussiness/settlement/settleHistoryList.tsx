import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { TextLink } from '@/components/TextLink';
import { formatChinese } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import { back, returnTo, titleOf, usePageModel } from '@/navigation';
import type { Certificate, Issued } from './parts/certificates';
import { MailSheet } from './parts/MailSheet';
import { SettleHistoryModel } from './settleHistoryList.model';
import { CHECK, WORDS } from './texts';

interface PartProps {
  readonly model: SettleHistoryModel;
}

function One({ model, certificate }: PartProps & { readonly certificate: Certificate }) {
  const { amount, settledOn, issuedOn, loanNo, code, revoked } = certificate;
  const name = `${moneyText(amount)}借款的证明`;
  return (
    <Card
      title={moneyText(amount)}
      note={`${formatChinese(issuedOn, 'full')}开具`}
      right={<Tag kind={revoked ? 'red' : 'green'}>{revoked ? '已失效' : '有效'}</Tag>}
    >
      {revoked && <Notice kind="warn">{WORDS.revokedNote}</Notice>}
      <Rows>
        <Row label="结清日期" value={formatChinese(settledOn, 'full')} />
        <Row label="借据编号" value={loanNo} />
        <Row
          label={WORDS.code}
          note={code}
          end={
            <TextLink label={`${WORDS.copyCode}，${name}`} onPress={() => model.copy(code)}>
              复制
            </TextLink>
          }
        />
        <Row label={WORDS.open} icon="proof" onPress={() => model.open(certificate)} />
        <Row label={WORDS.byMail} icon="mail" onPress={() => model.mail.open(certificate)} />
      </Rows>
    </Card>
  );
}

/** For people with a paper to hand out, and for people with one to check. */
const HowToVerify = observer(function HowToVerify({
  model,
  issued,
}: PartProps & { readonly issued: Issued }) {
  const { result } = model.check;
  return (
    <Card title="怎么核验真伪" note="对方扫证明上的二维码，或者打开下面的网址输入验证码">
      <Rows>
        <Row
          label={WORDS.verifyAt}
          note={issued.verifyUrl}
          end={
            <TextLink label={WORDS.copyUrl} onPress={() => model.copy(issued.verifyUrl)}>
              复制
            </TextLink>
          }
        />
        <Row label={CHECK.row} note={CHECK.note} icon="proof" onPress={() => model.check.pick()} />
      </Rows>
      {result && (
        <Notice kind={result.kind} title={result.title}>
          {result.text}
        </Notice>
      )}
    </Card>
  );
});

const SettleHistory = observer(function SettleHistory() {
  const model = usePageModel(SettleHistoryModel);
  return (
    <Page title={titleOf('settleHistory')} onBack={() => void back('settlement')}>
      <Async resource={model.issued} skeleton="list">
        {(issued) => (
          <>
            {issued.certificates.length === 0 && (
              <Empty
                text={WORDS.noneIssued}
                icon="proof"
                action={{ label: '看看哪些可以开具', onPress: () => returnTo('settlement') }}
              />
            )}
            {issued.certificates.map((certificate) => (
              <One key={certificate.id} model={model} certificate={certificate} />
            ))}
            <HowToVerify model={model} issued={issued} />
          </>
        )}
      </Async>
      <MailSheet mail={model.mail} />
    </Page>
  );
});

export default SettleHistory;
