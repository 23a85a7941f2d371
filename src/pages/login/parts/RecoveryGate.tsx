import type { ReactNode } from 'react';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Field } from '@/components/Field';
import { Page } from '@/components/Page';
import { Steps } from '@/components/Steps';
import { TextLink } from '@/components/TextLink';
import { back } from '@/navigation';
import { recovery } from './recovery';
import { RECOVERY_STEPS, RECOVERY_TEXTS } from './recoveryTexts';
import type { ResumeForm } from './resumeForm';
import { callService } from './serviceCall';

interface RecoveryGateProps {
  readonly title: string;
  /** Index of the step. */
  readonly step: number;
  readonly resume: ResumeForm;
  /** The page's form and button while a recovery is under way. */
  readonly form: { readonly busy: boolean; readonly problem: string };
  readonly action: string;
  readonly onSubmit: () => unknown;
  readonly children: ReactNode;
}

/** A step of the recovery: its content while a recovery is under way, otherwise the form that resumes it, otherwise the link to the start. */
export const RecoveryGate = observer(function RecoveryGate(props: RecoveryGateProps) {
  const { title, step, resume, form, action, onSubmit, children } = props;
  const toStart = () => void back('login');
  if (recovery.live) {
    return (
      <Page
        title={title}
        onBack={toStart}
        problem={form.problem}
        foot={
          // Key by action: a new action is a new button, so a tap on the old button does not count for the new one.
          <Button key={action} onPress={onSubmit} loading={form.busy}>
            {action}
          </Button>
        }
      >
        <Steps steps={RECOVERY_STEPS} current={step} />
        {children}
      </Page>
    );
  }
  if (recovery.resumable) {
    const { tail } = resume.form.fields;
    return (
      <Page
        title={title}
        onBack={toStart}
        problem={resume.form.problem}
        foot={
          <Button onPress={() => resume.submit()} loading={resume.form.busy}>
            继续
          </Button>
        }
      >
        <Card title={RECOVERY_TEXTS.resume} note={RECOVERY_TEXTS.resumeNote}>
          <Field
            label="身份证号后6位"
            kind="idcard"
            maxlength={6}
            value={tail.value}
            onChange={tail.type}
            placeholder="最后一位可以是X"
            error={tail.error}
          />
          <TextLink leads onPress={() => resume.restart()}>
            从第一步重新开始
          </TextLink>
        </Card>
      </Page>
    );
  }
  return (
    <Page title={title} onBack={toStart}>
      {recovery.locked === '' ? (
        <Empty
          text={RECOVERY_TEXTS.over}
          icon="shield"
          action={{ label: '重新开始', onPress: () => resume.restart() }}
        />
      ) : (
        <Empty
          text={recovery.locked}
          icon="service"
          action={{ label: RECOVERY_TEXTS.byPerson, onPress: () => callService() }}
        />
      )}
    </Page>
  );
});
