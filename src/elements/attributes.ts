/** React's own props, and props that mean something only in a mini-program. */
const NOT_WRITTEN = ['children', 'className', 'style', 'catchMove', 'hoverStartTime', 'hoverStayTime'];

/** Names whose attribute is not the name with dashes. `ariaRole` is NutUI's name of WeChat's: no browser knows it (axe: aria-valid-attr). */
const NAMES: Readonly<Record<string, string>> = { tabIndex: 'tabindex', ariaRole: 'data-host-role' };

const dashed = (name: string): string =>
  NAMES[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The attributes of an element: those of its props that an attribute can hold. */
export function attributes(props: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<unknown>({ ...props })
      .filter(
        ([name, value]) =>
          ['string', 'number', 'boolean'].includes(typeof value) && !NOT_WRITTEN.includes(name),
      )
      .map(([name, value]) => [dashed(name), value]),
  );
}
