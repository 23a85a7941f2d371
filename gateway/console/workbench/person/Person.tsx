import { usePerson } from '../core/address';
import { useLive } from '../core/live';
import { Empty, Section } from '../parts/show';
import { Actions } from './Actions';
import { AnswersNext } from './AnswersNext';
import { FaultsOf } from './FaultsOf';
import { Loans, Repayments } from './Loans';
import { NewestMessages } from './NewestMessages';
import { Known } from './Known';
import { Recent } from './Recent';
import { SaveSteps } from './SaveSteps';

/** Who is shown on the phone, with everything that can be changed about them where it stands. */
export function Person() {
  const phone = usePerson();
  const person = useLive(phone === '' ? undefined : `customers/${phone}`);
  return (
    <section className="column" aria-label="人物" tabIndex={0}>
      <Recent />
      {phone === '' && <Empty>现在是访客。打开一个状态、点一位人物，或在应用里登录。</Empty>}
      {phone !== '' && person === undefined && (
        <p aria-busy="true" className="empty">
          正在看这位客户…
        </p>
      )}
      {person !== undefined && (
        <>
          <Known person={person} />
          <NewestMessages phone={phone} />
          <Loans loans={person.loans} />
          <Repayments rows={person.repayments} />
          <AnswersNext phone={phone} decisions={person.decisions} />
          <FaultsOf phone={phone} />
          <Section title="保存刚才的步骤">
            <SaveSteps phone={phone} />
          </Section>
          <Section title="更多">
            <Actions person={person} />
          </Section>
        </>
      )}
    </section>
  );
}
