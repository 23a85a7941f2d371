import { element } from './element';

const SIZE = 'width:28px;height:28px;margin:4px auto 8px;box-sizing:border-box;border-radius:50%;';

/** A turning ring in `colour`; it does not move if the system asks for less motion. */
export function spinner(colour: string): HTMLElement {
  const ring = element('div', `${SIZE}border:3px solid ${colour};border-top-color:transparent;`);
  ring.setAttribute('aria-hidden', 'true');
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  if (!calm)
    ring.animate?.([{ transform: 'none' }, { transform: 'rotate(1turn)' }], {
      duration: 800,
      iterations: Infinity,
    });
  return ring;
}
