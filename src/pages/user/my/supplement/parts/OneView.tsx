import { observer } from 'mobx-react';
import { Bullets } from '@/components/Bullets';
import { Card } from '@/components/Card';
import { Notice } from '@/components/Notice';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { TextLink } from '@/components/TextLink';
import { Uploads } from '@/components/Uploads';
import { GoodPicture } from './GoodPicture';
import type { OneSupplement } from './one';
import type { SupplementInfo } from './supplements';
import { TEXTS as T } from './texts';

interface PartProps {
  readonly one: OneSupplement;
}

const Pictures = observer(function Pictures({ one }: PartProps) {
  const { uploads } = one;
  return (
    <Card>
      <Uploads
        label={T.label}
        items={uploads.items}
        most={one.most}
        hint={T.hint}
        error={uploads.error}
        onAdd={() => one.add()}
        onRetry={(key) => uploads.retry(key)}
        onDelete={(key) => uploads.remove(key)}
      />
    </Card>
  );
});

/** Pictures of an earlier visit: their names, because they are not on this device. */
const Earlier = observer(function Earlier({ one }: PartProps) {
  if (one.earlier.length === 0) return null;
  return (
    <Card title={one.open ? T.earlier : T.handedIn} right={`${one.earlier.length} 张`}>
      <Rows>
        {one.earlier.map(({ fileId, name }) => (
          <Row
            key={fileId}
            label={name}
            end={
              one.open && (
                <TextLink label={`${T.remove} ${name}`} onPress={() => one.removeEarlier(fileId)}>
                  {T.remove}
                </TextLink>
              )
            }
          />
        ))}
      </Rows>
    </Card>
  );
});

export function OneView({ one, info }: PartProps & { readonly info: SupplementInfo }) {
  return (
    <>
      {info.missing && (
        <Notice kind="danger" title={T.missing}>
          {T.missingNote}
        </Notice>
      )}
      {info.reason !== '' && (
        <Notice kind="warn" title={T.refused}>
          {info.reason}
        </Notice>
      )}
      <Card title={info.title} note={info.why}>
        <Row label={info.deadline} end={<Tag kind={info.tag.kind}>{info.tag.text}</Tag>} />
      </Card>
      {info.open && <Pictures one={one} />}
      <Earlier one={one} />
      {info.open && <GoodPicture />}
      <Card title={T.about}>
        <Bullets items={T.items} />
      </Card>
    </>
  );
}
