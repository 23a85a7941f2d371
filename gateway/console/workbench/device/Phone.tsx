import { useEffect } from 'react';
import { currentPerson } from '../core/address';
import { readKept } from '../core/kept';
import { useLive } from '../core/live';
import { choose } from '../core/people';
import { useStore } from '../core/store';
import { Button } from '../parts/Button';
import { doing, setSize, shownUid, size, SIZES, stored, takeFrame } from './frame';
import { Elsewhere } from './Elsewhere';
import { GoTo } from './GoTo';

const LOOK_MS = 1500;

/** The workbench follows a login inside the app. */
function useFollow(): void {
  const people = useLive('customers');
  useEffect(() => {
    const timer = setInterval(() => {
      const uid = stored().uid ?? '';
      if (doing.value !== '' || (uid === shownUid.value && currentPerson() !== '')) return;
      const phone = people?.find(({ custNo }) => custNo === uid)?.phone;
      if (people === undefined || (uid !== '' && phone === undefined)) return;
      // An address that names a person keeps it until somebody logs in.
      const started = shownUid.value === undefined && currentPerson() !== '';
      shownUid.set(uid);
      if (phone !== undefined && !started && phone !== currentPerson()) choose(phone);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [people]);
}

/** A reload of the workbench does not lead the app away from its page. */
const START = `/#/${readKept('page', '')}`;

/** The app itself, in a frame of this origin. */
export function Phone() {
  const now = useStore(size);
  const what = useStore(doing);
  useFollow();
  return (
    <section className="device" aria-label="应用">
      <div className="row" role="group" aria-label="手机">
        {SIZES.map((one) => (
          <Button key={one.name} pressed={one === now} onPress={() => setSize(one)}>
            {one.text}
          </Button>
        ))}
      </div>
      <GoTo />
      <div className={`phone phone-${now.name}`} aria-busy={what !== ''}>
        <iframe title="应用" ref={takeFrame} src={START} />
        <p role="status" className="phone-doing">
          {what}
        </p>
      </div>
      <Elsewhere />
    </section>
  );
}
