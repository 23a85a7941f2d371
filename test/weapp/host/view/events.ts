import type { Element, ShadowedEvent } from 'glass-easel';
import type { Json } from '../../protocol';

type Fields = Record<string, Json | undefined>;

function describe(element: Element): Fields {
  const node = element.getBackendElement() as HTMLElement | null;
  return {
    id: element.id,
    offsetLeft: node?.offsetLeft ?? 0,
    offsetTop: node?.offsetTop ?? 0,
    dataset: JSON.parse(JSON.stringify(element.dataset ?? {})) as Json,
  };
}

const touch = ({ identifier, clientX, clientY, pageX, pageY }: Touch): Fields => ({
  identifier,
  clientX,
  clientY,
  pageX,
  pageY,
});

function touches(original: unknown): Fields {
  if (typeof TouchEvent !== 'undefined' && original instanceof TouchEvent)
    return {
      touches: Array.from(original.touches, touch),
      changedTouches: Array.from(original.changedTouches, touch),
    };
  if (original instanceof MouseEvent) {
    const { clientX, clientY, pageX, pageY } = original;
    const only = { identifier: 0, clientX, clientY, pageX, pageY };
    return { touches: original.type === 'mouseup' ? [] : [only], changedTouches: [only] };
  }
  return {};
}

/** What is sent to the logic: the documented fields, and no live objects. */
export function plainEvent(event: ShadowedEvent<unknown>): Json {
  return {
    type: event.type,
    timeStamp: event.timeStamp,
    target: describe(event.target),
    currentTarget: describe(event.currentTarget),
    mark: (event.mark ?? {}) as Json,
    detail: JSON.parse(JSON.stringify(event.detail ?? {})) as Json,
    ...touches(event.getOriginalEvent()),
  };
}
