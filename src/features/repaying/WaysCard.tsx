import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Figure } from '@/components/Figure';
import { PickerList } from '@/components/Picker';
import type { Fen } from '@/domain/money/fen';
import type { WayKind, WayToPay } from '@/domain/repay/ways';
import type { WayChoice } from './wayChoice';
import { wayName, wayNote, WAYS } from './ways';

interface WaysCardProps<W extends WayToPay> {
  readonly choice: WayChoice<W>;
  /** Fen that are late. */
  readonly overdue: Fen;
  /** Default: only picks it. */
  readonly onPick?: (kind: WayKind) => void;
}

/** All ways to pay as one choice, the one that costs least in total first. */
export const WaysCard = observer(function WaysCard<W extends WayToPay>({
  choice,
  overdue,
  onPick = (kind) => choice.pick(kind),
}: WaysCardProps<W>) {
  const { ways, way } = choice;
  if (ways.length === 0) return null;
  const optionOf = (one: W, index: number) => ({
    key: one.kind,
    label: wayName(one.kind, overdue),
    note: wayNote(one, { overdue, best: index === 0 && one.saves > 0 }),
    ...(one.amount !== undefined && { right: <Figure fen={one.amount} /> }),
  });
  return (
    <Card title={WAYS.title} note={WAYS.note}>
      <PickerList label={WAYS.title} options={ways.map(optionOf)} value={way?.kind} onPick={onPick} />
    </Card>
  );
});
