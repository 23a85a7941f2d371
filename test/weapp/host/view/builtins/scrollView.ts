import { BuiltIn } from './base';

export class ScrollView extends BuiltIn {
  private last = { top: 0, left: 0 };

  connectedCallback(): void {
    this.addEventListener('scroll', () => {
      const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, last } = this;
      const deltaY = last.top - scrollTop;
      this.last = { top: scrollTop, left: scrollLeft };
      this.tell('scroll', {
        scrollTop,
        scrollLeft,
        scrollHeight,
        scrollWidth,
        deltaX: last.left - scrollLeft,
        deltaY,
      });
      if (deltaY < 0 && scrollTop + clientHeight >= scrollHeight - this.number('lower-threshold', 50))
        this.tell('scrolltolower', { direction: 'bottom' });
      if (deltaY > 0 && scrollTop <= this.number('upper-threshold', 50))
        this.tell('scrolltoupper', { direction: 'top' });
    });
    this.changed('scroll-x');
  }

  protected override changed(name: string): void {
    this.style.overflowX = this.is('scroll-x') ? 'auto' : 'hidden';
    this.style.overflowY = this.is('scroll-y') ? 'auto' : 'hidden';
    if (!this.isConnected) return;
    if (name === 'scroll-top') this.scrollTop = this.number(name, this.scrollTop);
    if (name === 'scroll-left') this.scrollLeft = this.number(name, this.scrollLeft);
    if (name === 'scroll-into-view' && this.text(name) !== '') {
      const target = this.__wxElement?.ownerShadowRoot?.querySelector(`#${this.text(name)}`);
      (target?.getBackendElement() as HTMLElement | undefined)?.scrollIntoView();
    }
  }
}
