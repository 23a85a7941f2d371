import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Card } from '@/components/Card';
import { Choice } from '@/components/Choice';
import { Notice } from '@/components/Notice';
import { TextArea } from '@/components/TextArea';
import { Uploads } from '@/components/Uploads';
import { PROPOSE_RULE } from '@/domain/service/propose';
import { KINDS, SUGGEST as T } from './texts';
import type { Writing } from './writing';

interface WriteProps {
  readonly writing: Writing;
}

const kinds = [
  { key: 'complaint', label: KINDS.complaint },
  { key: 'suggestion', label: KINDS.suggestion },
] as const;

const Pictures = observer(function Pictures({ writing }: WriteProps) {
  const { uploads, earlier } = writing;
  return (
    <Card>
      <Uploads
        label={T.pictures}
        items={uploads.items}
        most={writing.most}
        hint={T.picturesHint}
        error={uploads.error}
        onAdd={() => writing.add()}
        onRetry={(key) => uploads.retry(key)}
        onDelete={(key) => uploads.remove(key)}
      />
      {earlier.length > 0 && (
        <Notice action={{ label: T.dropEarlier, onPress: () => writing.dropEarlier() }}>
          {T.earlier(earlier.length)}
        </Notice>
      )}
    </Card>
  );
});

/** What the person writes to us. */
export const Write = observer(function Write({ writing }: WriteProps) {
  const { typeId, content } = writing.form.fields;
  return (
    <Async resource={writing.start} skeleton="form">
      {() => (
        <>
          <Card>
            <Choice
              label={T.kind}
              options={kinds}
              value={writing.kind}
              onChange={(kind) => writing.pickKind(kind)}
            />
            <Choice
              label={T.type}
              options={writing.types.map(({ typeId: key, name: label }) => ({ key, label }))}
              {...typeId.choice}
            />
          </Card>
          <Card>
            <TextArea
              label={T.content}
              placeholder={T.placeholder}
              most={PROPOSE_RULE.most}
              {...content.input}
            />
          </Card>
          <Pictures writing={writing} />
          <Notice icon="clock">{T.promise}</Notice>
          {writing.traceNo !== '' && <Notice>{T.trace(writing.traceNo)}</Notice>}
        </>
      )}
    </Async>
  );
});
