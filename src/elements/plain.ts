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

/** What is not handed on under its own name: the others are handlers and attributes. */
interface PlainProps {
  readonly children?: ReactNode;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/**
 * One of Taro's elements that does nothing but fill a place, have a look and be tapped: the same name and the same props as Taro's, without a
 * component of its own behind every one. A page has hundreds of them, and a first visit need not wait for what makes the other ones live.
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
