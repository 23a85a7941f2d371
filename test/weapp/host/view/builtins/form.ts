import { BuiltIn, Control } from './base';

const controlsIn = (form: HTMLElement): readonly Control[] =>
  Array.from(form.querySelectorAll('*')).filter((node): node is Control => node instanceof Control);

export class Form extends BuiltIn {
  submit(): void {
    const named = controlsIn(this).filter((control) => control.values['name']);
    const value = Object.fromEntries(
      named.map((control) => [String(control.values['name']), control.formValue]),
    );
    this.tell('submit', { value });
  }

  reset(): void {
    for (const control of controlsIn(this)) control.resetForm();
    this.tell('reset', {});
  }
}

export class Label extends BuiltIn {
  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      const control = this.control();
      if (control !== undefined && !control.contains(target as Node)) control.click();
    });
  }

  private control(): HTMLElement | undefined {
    const id = this.text('for');
    if (id === '') return controlsIn(this)[0];
    const found = this.__wxElement?.ownerShadowRoot?.querySelector(`#${id}`);
    return found?.getBackendElement() as HTMLElement | undefined;
  }
}
