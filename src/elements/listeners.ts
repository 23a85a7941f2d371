type Handler = (event: Event) => unknown;

const EVENT = /^on[A-Z]/;

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

/**
 * The handlers of one element. They listen on the element itself, as Taro's do, not on React's root: a handler may prevent what the browser
 * does with a touch, and native elements in between can stop an event.
 */
export class Listeners implements EventListenerObject {
  private handlers: Readonly<Record<string, Handler>> = {};

  /** `props`: those whose names begin with `on` are handlers; `{}` takes all handlers away. */
  update(element: HTMLElement, props: object): void {
    const handlers: Record<string, Handler> = {};
    for (const [name, value] of Object.entries<unknown>({ ...props }))
      if (EVENT.test(name) && isHandler(value)) handlers[name.slice(2).toLowerCase()] = value;

    for (const type of Object.keys(this.handlers))
      if (!(type in handlers)) element.removeEventListener(type, this);
    for (const type of Object.keys(handlers))
      if (!(type in this.handlers)) element.addEventListener(type, this);
    this.handlers = handlers;
  }

  handleEvent(event: Event): void {
    this.handlers[event.type]?.call(event.currentTarget, event);
  }
}
