import {
  CurrentWindowBackendContext,
  Event as EngineEvent,
  type Element as EngineElement,
  type EventBubbleStatus,
} from 'glass-easel';
import { drawnTags } from '../../builtInTags';
import type { BuiltInButton } from './builtins/button';
import { report } from './report';

/** What the engine stores at a DOM node. */
export interface Hosted {
  __wxElement?: EngineElement;
}

/** The element that holds a page's content. */
export const PAGE_TAG = 'wx-page';

const drawn: ReadonlySet<string> = new Set(drawnTags);
/** Events that the browser fires itself and that need no detail. */
const ANIMATION = ['animationstart', 'animationiteration', 'animationend', 'transitionend'];
const TOUCH = ['touchstart', 'touchmove', 'touchend', 'touchcancel'];
const LONG_PRESS_MS = 350;
/** The engine's enum exists in its types only. */
const NORMAL = 0 as EventBubbleStatus;

type EventOptions = ConstructorParameters<typeof EngineEvent>[2];

const nearest = (node: Node | null): EngineElement | undefined => {
  let at: (Node & Hosted) | null = node;
  while (at !== null && at.__wxElement === undefined) at = at.parentNode;
  return at?.__wxElement;
};

/** Tells the program that an event happened at a node of the page. */
export function fire(node: Node, type: string, detail: unknown, options: EventOptions = {}): void {
  const target = nearest(node);
  if (target !== undefined) EngineEvent.dispatchEvent(target, new EngineEvent(type, detail, options));
}

function createElement(tag: string): HTMLElement {
  // The node stands for a component of the program, or for the page.
  if (tag === 'wx-x' || tag === PAGE_TAG) return document.createElement(tag);
  if (!drawn.has(tag)) report('missing', `the host cannot draw <${tag}>`);
  return document.createElement(`wx-${tag}`);
}

/**
 * The engine's backend for a window, with two differences: its elements are the host's built-ins, and only what a built-in fires (or a finger does)
 * is an event; the events of the browser's own inputs are ignored.
 */
export class FrameBackend extends CurrentWindowBackendContext {
  constructor() {
    super();
    this.document = {
      createElement,
      createTextNode: (text: string) => document.createTextNode(text),
      createDocumentFragment: () => document.createDocumentFragment(),
    } as unknown as typeof this.document;
    // Without a listener the engine does not look for taps at all.
    this.onEvent((target, type, detail, options) => {
      if (type === 'tap') {
        const touched = (options.originalEvent as Event).target as HTMLElement;
        const pressed = touched.closest<BuiltInButton>('wx-button');
        if (pressed?.idle) return NORMAL;
        pressed?.pressed();
      }
      const event = new EngineEvent(type, detail, options);
      EngineEvent.dispatchEvent(target, event);
      return event.getEventBubbleStatus();
    });
    for (const type of ANIMATION)
      document.addEventListener(type, ({ target }) => fire(target as Node, type, {}), true);
    this.watchLongPress();
  }

  override setListenerStats(...args: Parameters<CurrentWindowBackendContext['setListenerStats']>): void {
    if (TOUCH.includes(args[1])) super.setListenerStats(...args);
  }

  private watchLongPress(): void {
    let waiting = 0;
    const cancel = () => window.clearTimeout(waiting);
    document.addEventListener(
      'pointerdown',
      ({ target, clientX: x, clientY: y }) => {
        cancel();
        waiting = window.setTimeout(
          () => fire(target as Node, 'longpress', { x, y }, { bubbles: true, composed: true }),
          LONG_PRESS_MS,
        );
      },
      true,
    );
    for (const type of ['pointerup', 'pointercancel', 'pointermove'])
      document.addEventListener(type, cancel, true);
  }
}
