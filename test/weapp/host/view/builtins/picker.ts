import { report } from '../report';
import { callDevice } from '../device';
import { Control } from './base';

/** Mode `selector`; the shell draws its list. The other modes are not drawn. */
export class Picker extends Control {
  private chosen: number | undefined;

  get formValue(): number {
    return this.chosen ?? this.number('value', 0);
  }

  resetForm(): void {
    this.chosen = undefined;
  }

  connectedCallback(): void {
    this.addEventListener('click', () => {
      if (!this.is('disabled')) void this.open();
    });
  }

  private async open(): Promise<void> {
    const mode = this.text('mode', 'selector');
    if (mode !== 'selector') {
      report('missing', `the host has no picker of mode ${mode}`);
      return;
    }
    const range = (this.values['range'] ?? []) as readonly unknown[];
    const key = this.text('range-key');
    const names = range.map((item) => String(key === '' ? item : (item as Record<string, unknown>)[key]));
    const answer = await callDevice('pick', { title: this.text('header-text'), names });
    if (typeof answer !== 'number') {
      this.tell('cancel', {});
      return;
    }
    this.chosen = answer;
    this.tell('change', { value: answer });
  }
}
