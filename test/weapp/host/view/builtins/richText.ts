import { BuiltIn } from './base';

interface RichNode {
  readonly type?: 'node' | 'text';
  readonly text?: string;
  readonly name?: string;
  readonly attrs?: Readonly<Record<string, string>>;
  readonly children?: readonly RichNode[];
}

/** Tags that the real one draws; others, including scripts, lose their tag. */
const TAGS = new Set(
  'a b br code div em h1 h2 h3 h4 h5 h6 hr i img li ol p span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(['class', 'style', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan']);

function draw(node: RichNode): Node {
  if (node.type === 'text') return document.createTextNode(node.text ?? '');
  const element = document.createElement(TAGS.has(node.name ?? '') ? (node.name ?? 'span') : 'span');
  for (const [name, value] of Object.entries(node.attrs ?? {}))
    if (ATTRIBUTES.has(name)) element.setAttribute(name, value);
  element.append(...(node.children ?? []).map(draw));
  return element;
}

function read(node: ChildNode): readonly RichNode[] {
  if (node instanceof Text) return [{ type: 'text', text: node.data }];
  if (!(node instanceof Element)) return [];
  const attrs = Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value]));
  return [{ name: node.localName, attrs, children: Array.from(node.childNodes).flatMap(read) }];
}

export class RichText extends BuiltIn {
  protected override changed(name: string): void {
    if (name !== 'nodes') return;
    const nodes = this.values['nodes'];
    // The content of a template element runs no script and loads nothing.
    const parsed = document.createElement('template');
    if (typeof nodes === 'string') parsed.innerHTML = nodes;
    const list =
      typeof nodes === 'string'
        ? Array.from(parsed.content.childNodes).flatMap(read)
        : ((nodes ?? []) as readonly RichNode[]);
    this.replaceChildren(...list.map(draw));
  }
}
