import { BuiltIn } from './base';

const WAYS = {
  navigate: 'navigateTo',
  redirect: 'redirectTo',
  switchTab: 'switchTab',
  reLaunch: 'reLaunch',
  navigateBack: 'navigateBack',
} as const;

export class Navigator extends BuiltIn {
  connectedCallback(): void {
    this.addEventListener('click', () => {
      const way = WAYS[this.text('open-type', 'navigate') as keyof typeof WAYS];
      window.openPage(way, this.text('url'));
    });
  }
}
