import type { FaultState } from '../../api/faults';
import { inLine } from '../core/format';
import { useOptions } from '../core/options';
import { Empty, Item, Tag } from './show';

/** Faults that are still to come. */
export function ActiveFaults({ active }: { readonly active: FaultState['active'] }) {
  const { faults } = useOptions();
  if (active.length === 0) return <Empty>没有故障，一切正常。</Empty>;
  return (
    <ul className="list" aria-label="还会发生的故障">
      {active.map(({ path, fault, value, times, phone }, nth) => (
        <Item
          key={nth}
          title={faults.find(({ kind }) => kind === fault)?.title ?? fault}
          aside={<Tag text={times === null ? '一直' : `还有 ${times} 次`} />}
          hint={inLine(path, value, phone || '所有人')}
        />
      ))}
    </ul>
  );
}
