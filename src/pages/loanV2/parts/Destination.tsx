import { useState } from 'react';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Choice } from '@/components/Choice';
import { FieldNote } from '@/components/Field';
import { PickerSheet } from '@/components/Picker';
import { Row } from '@/components/Row';
import { PURPOSES, PURPOSE_NAMES } from '@/domain/loan/purposes';
import type { LoanModel } from '../view/index.model';
import { CardRow } from './CardRow';
import { LOAN_TEXTS } from './texts';
import { UsageNotice } from './Uses';

interface PartProps {
  readonly model: LoanModel;
}

const purposes = PURPOSES.map((key) => ({ key, label: PURPOSE_NAMES[key] }));

/** The purpose in one line, with what the last loan was for. */
const PurposeRow = observer(function PurposeRow({ model }: PartProps) {
  const { purpose, lastPurpose } = model.loan;
  const [open, setOpen] = useState(false);
  const { value } = purpose;
  return (
    <>
      <Row
        label={LOAN_TEXTS.purpose}
        value={value === '' ? LOAN_TEXTS.choose : PURPOSE_NAMES[value]}
        under={value === lastPurpose ? LOAN_TEXTS.lastPurpose : undefined}
        onPress={() => setOpen(true)}
      />
      <FieldNote error={purpose.error} />
      <PickerSheet
        open={open}
        title={LOAN_TEXTS.purposeTitle}
        options={purposes}
        value={value || undefined}
        onPick={purpose.type}
        onClose={() => setOpen(false)}
      />
    </>
  );
});

/** What the money is for and where it goes: folded to a line each once there is a loan to go by. */
export const Destination = observer(function Destination({ model }: PartProps) {
  const { purpose, lastPurpose } = model.loan;
  return (
    <Card>
      {lastPurpose === undefined ? (
        <Choice label={LOAN_TEXTS.purposeTitle} options={purposes} {...purpose.choice} />
      ) : (
        <PurposeRow model={model} />
      )}
      <CardRow model={model} />
      <UsageNotice />
    </Card>
  );
});
