import { BuiltIn, inner } from './base';

export class Progress extends BuiltIn {
  private readonly bar = inner('div', 'host-bar');

  connectedCallback(): void {
    if (this.bar.parentNode === null) this.append(this.bar);
    this.changed('percent');
  }

  protected override changed(_name: string): void {
    this.bar.style.width = `${this.number('percent', 0)}%`;
    this.bar.style.background = this.text('activeColor', '#09bb07');
  }
}
