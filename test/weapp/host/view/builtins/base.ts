import type { Element as EngineElement } from 'glass-easel';
import { rpxToVw } from '../../../rpx';
import { fire, type Hosted } from '../backend';

const PLAIN = ['class', 'style', 'id', 'hidden'];

/** A built-in of the host: an element of the page whose attributes may be any JSON, as the page bound them. */
export class BuiltIn extends HTMLElement implements Hosted {
  __wxElement?: EngineElement;
  readonly values: Record<string, unknown> = {};

  override setAttribute(name: string, text: string): void {
    if (PLAIN.includes(name)) super.setAttribute(name, name === 'style' ? rpxToVw(text) : text);
    else if (name.startsWith('aria-')) this.speak(name === 'aria-role' ? 'role' : name, text);
    else this.set(name, this.__wxElement?.getAttribute(name) ?? undefined);
  }

  /** How the engine writes `false`. */
  override removeAttribute(name: string): void {
    if (PLAIN.includes(name)) super.removeAttribute(name);
    else if (name.startsWith('aria-')) this.speak(name, '');
    else this.set(name, false);
  }

  /** Called when the value that the page bound to `name` has changed. */
  protected changed(_name: string): void {
    // Empty by default: most built-ins read their values when they need them.
  }

  /** The element that gets the spoken name and role: the control inside, if there is one. */
  protected get spoken(): HTMLElement {
    return this;
  }

  protected tell(type: string, detail: unknown): void {
    fire(this, type, detail);
  }

  protected text(name: string, otherwise = ''): string {
    const value = this.values[name];
    return value === undefined || value === null ? otherwise : String(value);
  }

  protected number(name: string, otherwise: number): number {
    const value = Number(this.values[name]);
    return this.values[name] === undefined || this.values[name] === '' || Number.isNaN(value)
      ? otherwise
      : value;
  }

  /** Attributes without a value, and any text, count as true: also 'false', as in the real client. */
  protected is(name: string): boolean {
    const value = this.values[name];
    return value !== undefined && value !== null && value !== false && value !== '' && value !== 0;
  }

  private set(name: string, value: unknown): void {
    this.values[name] = value;
    this.changed(name);
  }

  private speak(name: string, text: string): void {
    // An unbound attribute arrives as ''.
    if (text === '') HTMLElement.prototype.removeAttribute.call(this.spoken, name);
    else HTMLElement.prototype.setAttribute.call(this.spoken, name, text);
  }
}

/** A control with a value that a form collects by its `name`. */
export abstract class Control extends BuiltIn {
  abstract get formValue(): unknown;
  abstract resetForm(): void;
}

/** Makes an element inside a built-in, invisible to the engine. */
export function inner<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  return element;
}
