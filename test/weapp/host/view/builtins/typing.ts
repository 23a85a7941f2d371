import { Control, inner } from './base';

const MODES: Readonly<Record<string, string>> = {
  number: 'numeric',
  digit: 'decimal',
  idcard: 'text',
  'safe-password': 'text',
};

/** `input` and `textarea`: the bound `value` is written into the control only when the binding changes. */
abstract class Typing extends Control {
  protected abstract readonly native: HTMLInputElement | HTMLTextAreaElement;
  private readonly placeholder = inner('div');
  private first = '';
  private drawn = false;

  get formValue(): string {
    return this.native.value;
  }

  resetForm(): void {
    this.native.value = this.first;
    this.showPlaceholder();
  }

  connectedCallback(): void {
    if (!this.drawn) this.draw();
    this.drawn = true;
    if (this.is('focus') || this.is('auto-focus')) this.native.focus();
  }

  protected override get spoken(): HTMLElement {
    return this.native;
  }

  protected override changed(name: string): void {
    const { native } = this;
    switch (name) {
      case 'value':
        if (native.value !== this.text('value')) native.value = this.text('value');
        this.first ||= this.text('value');
        break;
      case 'type':
        native.inputMode = MODES[this.text('type')] ?? 'text';
        break;
      case 'password':
        if (native instanceof HTMLInputElement) native.type = this.is('password') ? 'password' : 'text';
        break;
      case 'disabled':
        native.disabled = this.is('disabled');
        break;
      case 'maxlength':
        if (this.number('maxlength', 140) >= 0) native.maxLength = this.number('maxlength', 140);
        else native.removeAttribute('maxlength');
        break;
      case 'focus':
        if (this.isConnected) (this.is('focus') ? native.focus : native.blur).call(native);
    }
    this.showPlaceholder();
  }

  private showPlaceholder(): void {
    const { placeholder } = this;
    placeholder.textContent = this.text('placeholder');
    placeholder.className = `host-placeholder ${this.text('placeholder-class')}`;
    placeholder.style.cssText = this.text('placeholder-style');
    placeholder.hidden = this.native.value !== '';
  }

  private draw(): void {
    const { native } = this;
    const now = () => ({ value: native.value, cursor: native.selectionStart ?? native.value.length });
    native.classList.add('host-native');
    this.append(this.placeholder, native);
    this.showPlaceholder();
    native.addEventListener('input', () => {
      this.showPlaceholder();
      this.tell('input', now());
    });
    native.addEventListener('focus', () => this.tell('focus', { ...now(), height: 0 }));
    native.addEventListener('blur', () => this.tell('blur', now()));
    native.addEventListener('keydown', (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Enter') return;
      if (native instanceof HTMLTextAreaElement) return;
      this.tell('confirm', now());
      if (!this.is('confirm-hold')) native.blur();
    });
  }
}

export class BuiltInInput extends Typing {
  protected readonly native = inner('input');
}

export class BuiltInTextarea extends Typing {
  protected readonly native = inner('textarea');
}
