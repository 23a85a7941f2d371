import { BuiltIn } from './base';

export class SwiperItem extends BuiltIn {}

/** Snaps instead of the real animation; `autoplay` moves nothing, so that no test depends on the clock. */
export class Swiper extends BuiltIn {
  private current = 0;
  private settling = 0;

  connectedCallback(): void {
    this.addEventListener('scroll', () => {
      window.clearTimeout(this.settling);
      this.settling = window.setTimeout(() => this.settled(), 100);
    });
    requestAnimationFrame(() => this.changed('current'));
  }

  protected override changed(name: string): void {
    this.dataset['vertical'] = String(this.is('vertical'));
    if (name !== 'current' || !this.isConnected) return;
    this.current = this.number('current', 0);
    this.scrollTo({ left: this.current * this.clientWidth, top: this.current * this.clientHeight });
  }

  private settled(): void {
    const place = this.is('vertical')
      ? Math.round(this.scrollTop / this.clientHeight)
      : Math.round(this.scrollLeft / this.clientWidth);
    if (place === this.current) return;
    this.current = place;
    this.tell('change', { current: place, source: 'touch' });
    this.tell('animationfinish', { current: place, source: 'touch' });
  }
}
