/** What navigation has to know of the app; given once by the composition root. */
export interface NavigationPorts {
  loggedIn(): boolean;
  /** Address to return to after login ('' for none); survives a reload of the login page. */
  nextPage(): string;
  setNextPage(address: string): void;
  /** Tells the person that a page did not open. */
  tell(text: string): void;
}

let nextPage = '';

/** Until the app gives its own, nobody is logged in and the return address lives in memory. */
const unconfigured: NavigationPorts = {
  loggedIn: () => false,
  nextPage: () => nextPage,
  setNextPage: (address) => {
    nextPage = address;
  },
  tell: () => undefined,
};

export const ports: NavigationPorts = { ...unconfigured };

export function configureNavigation(given: NavigationPorts): void {
  Object.assign(ports, given);
}
