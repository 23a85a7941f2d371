import type { ReactNode } from 'react';
import { observer } from 'mobx-react';
import { FormPage } from '@/components/FormPage';
import { Notice } from '@/components/Notice';
import { Steps } from '@/components/Steps';
import type { CreditFlow } from '@/features/creditFlow';
import type { Resource } from '@/model/resource';
import { back } from '@/navigation';
import { FRONT_TEXTS } from '../texts';

interface StepPageProps {
  readonly title: string;
  readonly step: {
    readonly flow: CreditFlow;
    readonly content: Resource<unknown>;
    readonly form: { readonly busy: boolean; readonly problem: string };
  };
  readonly action: string;
  /** As FormPage. */
  readonly standardBar?: boolean;
  readonly onSubmit: () => unknown;
  readonly children: ReactNode;
}

/** The person's progress. Before anything is done also what the whole flow needs, because the first step opens without the front page. */
const Progress = observer(function Progress({ flow }: { readonly flow: CreditFlow }) {
  return (
    <>
      <Steps steps={flow.names} current={flow.place} percent={flow.percent} />
      {flow.done === 0 && flow.nodes.length > 0 && <Notice>{FRONT_TEXTS.begins(flow.nodes.length)}</Notice>}
    </>
  );
});

/** A step of the credit flow: the progress and the step's form. */
export function StepPage({ title, step, action, standardBar, onSubmit, children }: StepPageProps) {
  return (
    <FormPage
      title={title}
      onBack={() => void back('creditFront')}
      resource={step.content}
      form={step.form}
      action={action}
      standardBar={standardBar}
      onSubmit={onSubmit}
    >
      {() => (
        <>
          <Progress flow={step.flow} />
          {children}
        </>
      )}
    </FormPage>
  );
}
