/** In place of the title bar of Taro's router (config/elements): pages draw their own, and name the window themselves. */
export default class TitleBar {
  /** Called by the router with each page that it shows. */
  load(): void {}
}

export function initNavigationBar(): void {}
