import { BuiltIn, Control, inner } from './base';

/** One box, dot or switch; the person controls its state until the binding changes. */
abstract class Mark extends Control {
  protected abstract readonly role0: 'checkbox' | 'radio' | 'switch';
  private first = false;
  checked = false;

  get formValue(): unknown {
    return this.checked;
  }

  resetForm(): void {
    this.show(this.first);
  }

  connectedCallback(): void {
    if (this.querySelector(':scope > .host-mark') !== null) return;
    this.prepend(inner('span', 'host-mark'));
    if (!this.hasAttribute('role')) HTMLElement.prototype.setAttribute.call(this, 'role', this.role0);
    this.show(this.checked);
    this.addEventListener('click', () => {
      if (!this.is('disabled')) this.pick();
    });
  }

  show(checked: boolean): void {
    this.checked = checked;
    HTMLElement.prototype.setAttribute.call(this, 'aria-checked', String(checked));
  }

  protected override changed(name: string): void {
    if (name !== 'checked') return;
    this.first ||= this.is('checked');
    this.show(this.is('checked'));
  }

  protected abstract pick(): void;
}

export class Checkbox extends Mark {
  protected readonly role0 = 'checkbox';

  protected pick(): void {
    this.show(!this.checked);
    this.closest<CheckboxGroup>('wx-checkbox-group')?.picked();
  }
}

export class Radio extends Mark {
  protected readonly role0 = 'radio';

  protected pick(): void {
    const group = this.closest<RadioGroup>('wx-radio-group');
    group?.querySelectorAll<Radio>('wx-radio').forEach((radio) => radio.show(radio === this));
    group?.picked();
  }
}

export class Switch extends Mark {
  protected readonly role0 = 'switch';

  protected pick(): void {
    this.show(!this.checked);
    this.tell('change', { value: this.checked });
  }
}

const chosen = (group: HTMLElement, tag: string): readonly unknown[] =>
  Array.from(group.querySelectorAll<Mark>(tag))
    .filter(({ checked }) => checked)
    .map(({ values }) => values['value']);

export class CheckboxGroup extends BuiltIn {
  picked(): void {
    this.tell('change', { value: chosen(this, 'wx-checkbox') });
  }
}

export class RadioGroup extends BuiltIn {
  picked(): void {
    this.tell('change', { value: chosen(this, 'wx-radio')[0] ?? '' });
  }
}
