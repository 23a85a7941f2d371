import { Control, inner } from './base';

export class Slider extends Control {
  private readonly native = inner('input', 'host-native');

  get formValue(): number {
    return this.native.valueAsNumber;
  }

  resetForm(): void {
    this.changed('value');
  }

  connectedCallback(): void {
    const { native } = this;
    if (native.parentNode !== null) return;
    native.type = 'range';
    this.append(native);
    this.changed('value');
    native.addEventListener('input', () => this.tell('changing', { value: native.valueAsNumber }));
    native.addEventListener('change', () => this.tell('change', { value: native.valueAsNumber }));
  }

  protected override get spoken(): HTMLElement {
    return this.native;
  }

  protected override changed(_name: string): void {
    const { native } = this;
    native.min = this.text('min', '0');
    native.max = this.text('max', '100');
    native.step = this.text('step', '1');
    native.disabled = this.is('disabled');
    if (_name === 'value') native.value = this.text('value', '0');
  }
}
