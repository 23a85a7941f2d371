import {
  createElement,
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { attributes } from './attributes';
import { Listeners } from './listeners';

/** Props that need special treatment; the others are handlers and attributes. */
interface PlainProps {
  readonly children?: ReactNode;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/**
 * A simple element of Taro that only has a place, a style and taps. It has Taro's name and props, but no component behind each element: a page
 * has hundreds of them, and a first visit does not wait for the code of the other elements.
 */
const plain = (tag: string) =>
  forwardRef<HTMLElement | null, PlainProps>(function Plain(props, ref) {
    const element = useRef<HTMLElement>(null);
    const listeners = useRef<Listeners>();
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, []);
    useLayoutEffect(() => {
      if (element.current) (listeners.current ??= new Listeners()).update(element.current, props);
    });
    const { children, className, style } = props;
    return createElement(tag, { ...attributes(props), class: className, style, ref: element }, children);
  });

export const View = plain('taro-view-core');
export const Text = plain('taro-text-core');
export const Button = plain('taro-button-core');
