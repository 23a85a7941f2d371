import { observer } from 'mobx-react';
import { Agreement } from '@/components/Agreement';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Skeleton } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import { TextLink } from '@/components/TextLink';
import { words } from '@/components/words';
import { formatChinese } from '@/domain/dates/civil';
import { titleOf, usePageModel } from '@/navigation';
import { AUTHORIZE_TEXTS } from '../texts';
import {
  AUTHORIZE_DOCUMENTS,
  CreditAuthorizeModel,
  summaryOf,
  type AuthorizeDocument,
  type Preview,
} from './creditAuthorizePage.model';

interface DocumentProps {
  readonly model: CreditAuthorizeModel;
  readonly id: AuthorizeDocument;
  readonly preview: Preview;
}

/** One document: summary, link to the full text, and its own consent. */
const DocumentCard = observer(function DocumentCard({ model, id, preview }: DocumentProps) {
  const { title, version, effectiveOn } = preview;
  const read = model.isRead(id);
  const consent = model.form.fields[id];
  return (
    <Card
      title={title}
      note={AUTHORIZE_TEXTS.version(version, formatChinese(effectiveOn, 'full'))}
      right={<Tag kind={read ? 'green' : 'grey'}>{read ? AUTHORIZE_TEXTS.read : AUTHORIZE_TEXTS.unread}</Tag>}
    >
      {words(summaryOf(preview))}
      <TextLink leads onPress={() => model.open(id)}>
        {AUTHORIZE_TEXTS.whole}
      </TextLink>
      <Agreement
        checked={consent.value}
        onChange={(agreed) => model.agree(id, agreed)}
        names={[{ key: id, title }]}
        onOpen={() => model.open(id)}
        error={consent.error}
      />
    </Card>
  );
});

const CreditAuthorize = observer(function CreditAuthorize() {
  const model = usePageModel(CreditAuthorizeModel);
  const asking = model.content.value?.kind === 'ask';
  return (
    <Page
      title={titleOf('creditAuthorize')}
      problem={model.form.problem}
      foot={
        asking ? (
          <Button onPress={() => model.submit()} loading={model.form.busy}>
            {AUTHORIZE_TEXTS.submit}
          </Button>
        ) : null
      }
    >
      <Async resource={model.content} skeleton="detail">
        {(content) =>
          content.kind === 'leaving' ? (
            <Skeleton kind="detail" />
          ) : (
            <>
              <Notice title={AUTHORIZE_TEXTS.why}>{AUTHORIZE_TEXTS.whyText}</Notice>
              {AUTHORIZE_DOCUMENTS.map((id) => {
                const preview = content.previews.find(({ templateId }) => templateId === id);
                return preview && <DocumentCard key={id} model={model} id={id} preview={preview} />;
              })}
            </>
          )
        }
      </Async>
    </Page>
  );
});

export default CreditAuthorize;
