import { useEffect, useRef, useState } from 'react';
import type { Clock as ClockAnswer } from '../../api/clock';
import { usePerson } from '../core/address';
import { useAct } from '../core/act';
import { clockText, momentText } from '../core/format';
import { post } from '../core/json';
import { useLive } from '../core/live';
import { useOptions } from '../core/options';
import { Button, Problem } from '../parts/Button';
import { daysTo, minutesTo, nextDue, nextMidnight } from './clockSteps';
import { StartOver } from './StartOver';

const TICK_MS = 1000;
const DAY_MS = 86_400_000;

/** The product's time between two answers: while it runs fast, it gains on the machine's. */
function useProductTime(clock: ClockAnswer | undefined): Date | undefined {
  const taken = useRef({ clock, at: 0 });
  if (taken.current.clock !== clock) taken.current = { clock, at: Date.now() };
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (clock === undefined) return undefined;
  const passed = Date.now() - (taken.current.at || Date.now());
  return new Date(new Date(clock.now).getTime() + passed * clock.rate);
}

const offsetText = (now: Date): string => {
  const days = Math.round((now.getTime() - Date.now()) / DAY_MS);
  return days > 0 ? `比真实时间快 ${days} 天` : '与真实时间一致';
};

/** The product's clock, and the ways forward. It never goes back: what has been written is in its past. */
export function Clock() {
  const clock = useLive('clock');
  const now = useProductTime(clock);
  const phone = usePerson();
  const person = useLive(phone === '' ? undefined : `customers/${phone}`);
  const act = useAct();
  const { clockRates } = useOptions();
  if (clock === undefined || now === undefined) return <div className="clock" aria-busy="true" />;

  const move = (step: object, said: string) =>
    void act.run(async () => {
      await post('clock', step);
      return `${said}，对所有客户生效`;
    });
  const days = (count: number) => move({ advanceDays: count }, `时钟已向前拨${count}天`);
  const until = (at: Date, what: string) =>
    move({ advanceMinutes: minutesTo(now, at) }, `时钟已到${what}（${momentText(at.toISOString())}）`);
  const due = person && nextDue(person.loans, person.today);
  const quote = person?.quoteEndsAt ?? undefined;

  return (
    <section className="clock" aria-label="产品时钟">
      <p className="clock-now">
        <output aria-label="产品时间">{clockText(now)}</output>
        <small>{clock.rate > 1 ? `${offsetText(now)}，正在以 ${clock.rate} 倍速走` : offsetText(now)}</small>
      </p>
      <div className="row" role="group" aria-label="向前拨">
        <Button onPress={() => move({ advanceMinutes: 5 }, '时钟已向前拨5分钟')}>+5 分钟</Button>
        <Button onPress={() => days(1)}>+1 天</Button>
        <Button onPress={() => days(7)}>+7 天</Button>
        <Button onPress={() => days(35)}>+35 天</Button>
        <Button onPress={() => until(nextMidnight(now), '零点')}>零点</Button>
        {due !== undefined && person !== undefined && (
          <Button label={`拨到还款日 ${due}`} onPress={() => days(daysTo(person.today, due))}>
            还款日
          </Button>
        )}
        {quote !== undefined && <Button onPress={() => until(new Date(quote), '报价到期')}>报价到期</Button>}
      </div>
      <div className="row" role="group" aria-label="时钟快慢">
        {clockRates.map((rate) => (
          <Button
            key={rate}
            pressed={clock.rate === rate}
            onPress={() =>
              void act.run(async () => {
                await post('clock', { rate });
                return rate > 1
                  ? `时钟以 ${rate} 倍速走，到期的事会跟着发生`
                  : '时钟按原速走，快出的时间不退回';
              })
            }
          >
            {rate === 1 ? '原速' : `${rate} 倍`}
          </Button>
        ))}
        <StartOver />
      </div>
      <Problem act={act} />
    </section>
  );
}
