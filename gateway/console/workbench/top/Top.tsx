import { useRef } from 'react';
import { hrefOf, useAddress } from '../core/address';
import { reachable, useLive } from '../core/live';
import { useStore } from '../core/store';
import { VIEWS } from '../views';
import { Clock } from './Clock';
import { OpenState } from './OpenState';

/** Closes when a link is followed or Esc is pressed. */
function Menu({ view }: { readonly view: string }) {
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (box.current !== null) box.current.open = false;
  };
  return (
    <details
      className="menu"
      ref={box}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        close();
        box.current?.querySelector('summary')?.focus();
      }}
    >
      <summary>全部功能</summary>
      <ul>
        {VIEWS.map(({ name, title, note }) => (
          <li key={name}>
            <a href={hrefOf(name)} onClick={close} aria-current={view === name ? 'page' : undefined}>
              <strong>{title}</strong> <small>{note}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Top() {
  const { view } = useAddress();
  const waiting = useLive('reviews')?.length ?? 0;
  const reached = useStore(reachable);
  return (
    <header className="top">
      <h1>沙箱控制台</h1>
      <OpenState />
      <nav aria-label="功能">
        <a href={hrefOf('')} aria-current={view === '' ? 'page' : undefined}>
          工作台
        </a>
        <a href={hrefOf('reviews')} aria-current={view === 'reviews' ? 'page' : undefined}>
          审核 {waiting > 0 && <span className="count">{waiting}</span>}
        </a>
        <Menu view={view} />
      </nav>
      <Clock />
      <p role="status" className="lost">
        {reached ? '' : '连不上网关，它可能已经停止；连上后会自己更新。'}
      </p>
    </header>
  );
}
