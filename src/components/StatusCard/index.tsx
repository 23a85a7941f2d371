import { Card } from '../Card';
import { Row, Rows } from '../Row';
import { Tag, type TagProps } from '../Tag';

interface StatusCardProps {
  readonly label: string;
  readonly note: string;
  /** The status in one word. */
  readonly tag: string;
  readonly kind: TagProps['kind'];
  readonly onPress: () => unknown;
}

/** The status of one of the person's records, with the way to it. */
export function StatusCard({ label, note, tag, kind, onPress }: StatusCardProps) {
  return (
    <Card>
      <Rows>
        <Row label={label} note={note} end={<Tag kind={kind}>{tag}</Tag>} onPress={onPress} />
      </Rows>
    </Card>
  );
}
