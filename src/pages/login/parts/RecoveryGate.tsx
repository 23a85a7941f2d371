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
  /** The page's button, while a recovery is under way. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** A step of the recovery: its content while it is under way, else the way back into it, else the way to the beginning. */
export const RecoveryGate = observer(function RecoveryGate(props: RecoveryGateProps) {
  const { title, step, resume, foot, children } = props;
  const toStart = () => void back('login');
  if (recovery.live) {
    return (
      <Page title={title} onBack={toStart} foot={foot}>
        <Steps steps={RECOVERY_STEPS} current={step} />
        {children}
      </Page>
    );
  }
  if (recovery.resumable) {
    return (
      <Page
        title={title}
        onBack={toStart}
        foot={
          <Button onPress={() => resume.submit()} loading={resume.busy}>
            继续
          </Button>
        }
      >
        <Card title={RECOVERY_TEXTS.resume} note={RECOVERY_TEXTS.resumeNote}>
          <Field
            label="身份证号后6位"
            kind="idcard"
            maxlength={6}
            value={resume.tail}
            onChange={(text) => resume.type(text)}
            placeholder="最后一位可以是X"
            error={resume.error}
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
