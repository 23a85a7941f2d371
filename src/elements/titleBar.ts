/** Replaces the title bar of Taro's router (config/elements): pages draw their title bars and name the window themselves. */
export default class TitleBar {
  /** The router calls this with each page that it shows. */
  load(): void {}
}

export function initNavigationBar(): void {}
