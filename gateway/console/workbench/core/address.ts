import { Store, useStore } from './store';

/** What the hash says: `#/reviews?phone=13800000000`. It can be sent to a colleague. */
export interface Address {
  readonly view: string;
  readonly params: URLSearchParams;
}

function read(): Address {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  return { view: path, params: new URLSearchParams(query) };
}

const address = new Store(read());
addEventListener('hashchange', () => address.set(read()));

export const useAddress = (): Address => useStore(address);

/** The hash of a view; the person stays the same. */
export function hrefOf(view: string, changes: Readonly<Record<string, string>> = {}): string {
  const phone = address.value.params.get('phone');
  const params = new URLSearchParams(phone === null ? {} : { phone });
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  const query = params.toString();
  return `#/${view}${query === '' ? '' : `?${query}`}`;
}

/** Changes the address in place; what is not named stays. */
export function note(changes: Readonly<Record<string, string>>): void {
  const { view, params } = read();
  const all = { ...Object.fromEntries(params), ...changes };
  history.replaceState(null, '', hrefOf(view, all));
  address.set(read());
}

/** Phone of the person that the workbench shows; '' for none. */
export const personOf = ({ params }: Address): string => params.get('phone') ?? '';
export const usePerson = (): string => personOf(useAddress());
export const currentPerson = (): string => personOf(address.value);
