import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Notice } from '@/components/Notice';
import { ResultHero } from '@/components/ResultHero';
import { Row, Rows } from '@/components/Row';
import { MAIL as T } from './texts';

interface MailStateProps {
  readonly mail: {
    readonly email: string;
    readonly company: string;
    readonly job: string;
    readonly reason: string;
  };
  readonly state: keyof typeof T.states;
  readonly onChange: () => unknown;
}

const HERO = {
  sent: 'processing',
  proved: 'processing',
  reviewing: 'processing',
  verified: 'success',
  refused: 'failed',
} as const;

/** The state of the employer's mail. */
export function MailState({ mail, state, onChange }: MailStateProps) {
  return (
    <>
      <ResultHero state={HERO[state]} {...T.states[state]} />
      {mail.reason !== '' && (
        <Notice kind="warn" title={T.reason}>
          {mail.reason}
        </Notice>
      )}
      <Card>
        <Rows>
          <Row label={T.email} value={mail.email} />
          {mail.company !== '' && <Row label={T.company} value={mail.company} />}
          {mail.job !== '' && <Row label={T.job} value={mail.job} />}
        </Rows>
      </Card>
      <Button kind="ghost" onPress={onChange}>
        {T.another}
      </Button>
    </>
  );
}
