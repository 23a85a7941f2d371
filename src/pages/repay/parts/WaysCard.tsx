import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Figure } from '@/components/Figure';
import { PickerList } from '@/components/Picker';
import type { WayToPay } from '@/domain/repay/ways';
import type { IouModel } from '../repayIoudetails.model';
import { wayName, wayNote, WAYS } from './ways';

/** All ways to pay on this loan as one choice, the one that costs least in total first. */
export const WaysCard = observer(function WaysCard({ model }: { readonly model: IouModel }) {
  const { ways, way, overdue } = model;
  if (ways.length === 0) return null;
  const optionOf = (one: WayToPay, index: number) => ({
    key: one.kind,
    label: wayName(one.kind, overdue),
    note: wayNote(one, { overdue, best: index === 0 && one.saves > 0 }),
    ...(one.amount !== undefined && { right: <Figure fen={one.amount} /> }),
  });
  return (
    <Card title={WAYS.title} note={WAYS.note}>
      <PickerList
        label={WAYS.title}
        options={ways.map(optionOf)}
        value={way}
        onPick={(kind) => model.choose(kind)}
      />
    </Card>
  );
});
