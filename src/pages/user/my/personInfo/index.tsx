import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { back, go, titleOf, usePageModel, useSecret } from '@/navigation';
import { PersonInfoModel } from './index.model';
import { PERSON, type EditPart } from './parts/texts';

interface PartProps {
  readonly model: PersonInfoModel;
}

interface SectionProps extends PartProps {
  readonly title: string;
  readonly lines: readonly (readonly [label: string, value: string])[];
  readonly part?: EditPart;
  readonly note?: string;
}

function Section({ model, title, lines, part, note }: SectionProps) {
  return (
    <Card
      title={title}
      {...(note === undefined ? {} : { note })}
      {...(part === undefined
        ? {}
        : {
            right: (
              <TextLink label={`${PERSON.edit}${title}`} onPress={() => model.edit(part)}>
                {PERSON.edit}
              </TextLink>
            ),
          })}
    >
      <Rows>
        {lines.length === 0 && <Row label={PERSON.none} />}
        {lines.map(([label, value]) => (
          <Row key={label} label={label} value={value} />
        ))}
      </Rows>
    </Card>
  );
}

const Changes = observer(function Changes({ model }: PartProps) {
  return (
    <Card title={PERSON.changes}>
      <Rows>
        {model.changes.length === 0 && <Row label={PERSON.noChanges} />}
        {model.changes.map(({ key, title, note }) => (
          <Row key={key} label={title} note={note} />
        ))}
      </Rows>
    </Card>
  );
});

const Foot = observer(function Foot({ model }: PartProps) {
  if (model.full !== undefined) {
    return (
      <Button kind="soft" onPress={() => model.hide()}>
        {PERSON.hide}
      </Button>
    );
  }
  return (
    <Button onPress={() => model.show()} loading={model.submission.busy}>
      {PERSON.show}
    </Button>
  );
});

const PersonInfo = observer(function PersonInfo() {
  const model = usePageModel(PersonInfoModel);
  useSecret();
  const { view } = model;
  return (
    <Page
      title={titleOf('personInfo')}
      onBack={() => void back('user')}
      problem={model.submission.problem}
      foot={view && <Foot model={model} />}
    >
      <Async resource={model.person} skeleton="detail">
        {() =>
          view && (
            <>
              <Notice>{PERSON.showNote}</Notice>
              <Section
                model={model}
                title={PERSON.identity}
                note={PERSON.identityNote}
                lines={view.identity}
              />
              <Section model={model} title={PERSON.work} lines={view.work} part="work" />
              <Section model={model} title={PERSON.home} lines={view.home} part="home" />
              <Section model={model} title={PERSON.contacts} lines={view.contacts} part="contacts" />
              <Changes model={model} />
              <Card>
                <Rows>
                  <Row label={PERSON.exportAll} onPress={() => go('account')} />
                </Rows>
              </Card>
            </>
          )
        }
      </Async>
    </Page>
  );
});

export default PersonInfo;
