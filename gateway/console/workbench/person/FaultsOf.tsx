import { remove } from '../core/json';
import { useLive } from '../core/live';
import { ActButton } from '../parts/Button';
import { Section } from '../parts/show';
import { ActiveFaults } from '../parts/ActiveFaults';
import { FaultForm } from '../parts/FaultForm';

/** The faults that meet this person: their own, and those of everybody. */
export function FaultsOf({ phone }: { readonly phone: string }) {
  const active = useLive('faults')?.active.filter((one) => ['', phone].includes(one.phone)) ?? [];
  return (
    <Section title="会遇到的故障">
      <ActiveFaults active={active} />
      {active.length > 0 && (
        <ActButton
          work={async () => {
            await remove('faults');
            return '故障已全部清除';
          }}
        >
          全部清除
        </ActButton>
      )}
      <details className="fold">
        <summary>加上故障</summary>
        <FaultForm phone={phone} />
      </details>
    </Section>
  );
}
