import { remove } from '../core/json';
import { useLive } from '../core/live';
import { ActiveFaults } from '../parts/ActiveFaults';
import { ActButton } from '../parts/Button';
import { FaultForm } from '../parts/FaultForm';
import { Section } from '../parts/show';

/** The faults of everybody. */
export const Faults = () => (
  <div className="sections">
    <Section title="加上故障" note="让某个调用接下来几次变慢、断开或答错，看应用怎样应对。">
      <FaultForm phone="" />
    </Section>
    <Section title="还会发生的">
      <ActiveFaults active={useLive('faults')?.active ?? []} />
      <ActButton
        work={async () => {
          await remove('faults');
          return '故障已全部清除';
        }}
      >
        全部清除
      </ActButton>
    </Section>
  </div>
);
