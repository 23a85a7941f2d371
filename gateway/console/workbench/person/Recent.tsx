import { useAct } from '../core/act';
import { usePerson } from '../core/address';
import { useLive } from '../core/live';
import { openFor, recent } from '../core/people';
import { useStore } from '../core/store';
import { Button, Problem } from '../parts/Button';

/** The last ten people: one tap shows them on the phone. */
export function Recent() {
  const list = useStore(recent);
  const known = useLive('customers');
  const shown = usePerson();
  const act = useAct();
  // Who has closed the account, or was erased, is not offered any more.
  const people = list.filter(({ phone }) => known === undefined || known.some((one) => one.phone === phone));
  if (people.length === 0) return null;
  return (
    <div className="chips" role="group" aria-label="最近的人物">
      {people.map(({ phone, title }) => {
        const name = known?.find((one) => one.phone === phone)?.name ?? '';
        const who = [title, name].filter(Boolean).join(' ') || phone;
        return (
          <Button
            key={phone}
            pressed={phone === shown}
            busy={act.busy}
            onPress={() => void act.run(() => openFor(phone))}
          >
            {who} <small className="num">{phone.slice(-4)}</small>
          </Button>
        );
      })}
      <Problem act={act} />
    </div>
  );
}
