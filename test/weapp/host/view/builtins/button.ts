import { BuiltIn } from './base';
import type { Form } from './form';

/** What follows a tap, by `open-type`: the event with the device's answer. */
const ABILITIES: Readonly<Record<string, string>> = {
  getPhoneNumber: 'getphonenumber',
  getRealtimePhoneNumber: 'getrealtimephonenumber',
  agreePrivacyAuthorization: 'agreeprivacyauthorization',
  openSetting: 'opensetting',
  contact: 'contact',
  chooseAvatar: 'chooseavatar',
};

export class BuiltInButton extends BuiltIn {
  connectedCallback(): void {
    // The real client announces it as a button even without a role.
    if (!this.hasAttribute('role')) HTMLElement.prototype.setAttribute.call(this, 'role', 'button');
  }

  /** True when a tap on the button does nothing. */
  get idle(): boolean {
    return this.is('disabled') || this.is('loading');
  }

  /** Called for each tap on the button, before the page gets the event. */
  pressed(): void {
    const event = ABILITIES[this.text('open-type')];
    if (event !== undefined)
      void window.askAbility(this.text('open-type')).then((detail) => this.tell(event, detail));
    const form = this.closest<Form>('wx-form');
    if (this.text('form-type') === 'submit') form?.submit();
    if (this.text('form-type') === 'reset') form?.reset();
  }

  protected override changed(name: string): void {
    if (name === 'type' || name === 'size' || name === 'plain' || name === 'disabled')
      this.dataset['look'] = [
        this.text('type', 'default'),
        this.text('size', 'default'),
        this.is('plain') ? 'plain' : '',
        this.is('disabled') ? 'disabled' : '',
      ].join(' ');
  }
}
