import { useAddress } from './core/address';
import { sayings } from './core/act';
import { useStore } from './core/store';
import { Phone } from './device/Phone';
import { Person } from './person/Person';
import { Timeline } from './timeline/Timeline';
import { Top } from './top/Top';
import { VIEWS } from './views';

/** What is beside the phone: the person and the timeline, or the view that the address names. */
function Beside() {
  const { view } = useAddress();
  const found = VIEWS.find(({ name }) => name === view);
  if (found === undefined)
    return (
      <>
        <Person />
        <Timeline />
      </>
    );
  const { title, Body } = found;
  return (
    <section className="column view" aria-label={`功能：${title}`} tabIndex={0}>
      <Body />
    </section>
  );
}

export function App() {
  const said = useStore(sayings);
  return (
    <>
      <a
        className="skip"
        href="#beside"
        onClick={(event) => {
          // The hash is the address of a view.
          event.preventDefault();
          document.getElementById('beside')?.focus();
        }}
      >
        跳到人物
      </a>
      <Top />
      <main className="bench">
        <Phone />
        <div className="beside" id="beside" tabIndex={-1}>
          <Beside />
        </div>
      </main>
      <div className="sayings" role="status" aria-live="polite">
        {said.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </>
  );
}
