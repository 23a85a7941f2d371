import Taro from '@tarojs/taro';
import type { RevealPort } from './index';

export type { RevealPort } from './index';

/** React has drawn the page by then. */
const DRAWN_MS = 60;
const SCROLL_MS = 200;
/** px between the top of the window and the element: room for the bar and the element's label. */
const ROOM = 140;
/** Only these can have the focus. */
const INPUTS = ['input', 'textarea'];

/** The part of Taro's elements that we use; `uid` is the element's id in the view. */
interface TaroNode {
  readonly uid?: string;
  readonly nodeName?: string;
  readonly className?: string;
  readonly childNodes?: readonly TaroNode[];
  readonly focus?: () => void;
  readonly blur?: () => void;
}

/** The first node that `fits`, in the order of the page. */
function find(node: TaroNode, fits: (node: TaroNode) => boolean): TaroNode | undefined {
  if (fits(node)) return node;
  for (const child of node.childNodes ?? []) {
    const found = find(child, fits);
    if (found) return found;
  }
  return undefined;
}

function show(className: string): void {
  const path = Taro.getCurrentInstance().router?.$taroPath;
  const page = path ? (document.getElementById(path) as TaroNode | null) : null;
  const found = page && find(page, (node) => node.className?.split(' ').includes(className) ?? false);
  if (!found) return;
  Taro.pageScrollTo({ selector: `#${found.uid ?? ''}`, offsetTop: -ROOM, duration: SCROLL_MS }).catch(
    () => undefined,
  );
  const input = find(found, ({ nodeName }) => INPUTS.includes(nodeName ?? ''));
  // Here `focus` is a property of the input: only a change of it moves the focus.
  input?.blur?.();
  setTimeout(() => input?.focus?.(), SCROLL_MS);
}

export const reveal: RevealPort = {
  first: (className) => void setTimeout(() => show(className), DRAWN_MS),
};
