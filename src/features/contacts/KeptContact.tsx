import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { RELATIONS } from '@/domain/credit/contactChoices';
import { groupPhone } from '@/domain/person/phone';
import type { ContactEntry } from './entries';

interface KeptContactProps {
  readonly entry: ContactEntry;
  /** '紧急联系人'. */
  readonly who: string;
  readonly onChange: () => void;
}

/** A contact on file, masked: it stays unless the person wants another one. */
export function KeptContact({ entry: { name, phone, relation }, who, onChange }: KeptContactProps) {
  const how = RELATIONS.find(({ key }) => key === relation)?.label ?? '';
  return (
    <Rows>
      <Row
        label={`沿用 ${name} · ${how}`}
        note={groupPhone(phone)}
        end={
          <TextLink label={`换一位${who}`} onPress={onChange}>
            换一位
          </TextLink>
        }
      />
    </Rows>
  );
}
