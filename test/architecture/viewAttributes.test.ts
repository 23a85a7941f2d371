import { internalComponents } from '@tarojs/shared';
import ts from 'typescript';
import kept from '../../config/aria/kept.json';
import { filesIn, textOf } from './files';

/** Taro's components with the attributes of their templates: 'hover-class', 'bindLongTap'. */
const KNOWN = internalComponents as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>;

/** As a page writes it: 'hoverClass', 'onLongTap'. */
const written = (attribute: string): string =>
  attribute.replace(/^bind/, 'on').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Names of what a page gives to the elements of this name. */
function givenTo(element: string, source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const opening = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
    if (opening && node.tagName.getText(source) === element)
      for (const one of node.attributes.properties)
        if (ts.isJsxAttribute(one)) found.push(one.name.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sources = filesIn('src')
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));

// The mini-program's templates have no other attributes (config/aria): what a page gave would do nothing there, and nothing would say so.
describe.each(Object.entries(kept))('%s', (element, attributes) => {
  const own = Object.keys(KNOWN[element] ?? {});

  it('keeps attributes that Taro has', () => {
    expect(own).toEqual(expect.arrayContaining(attributes));
  });

  it('is given no attribute that its template has lost', () => {
    const lost = own.filter((name) => !attributes.includes(name)).map(written);
    const given = sources.flatMap((source) => givenTo(element, source));
    expect(lost.length).toBeGreaterThan(0);
    expect(given.length).toBeGreaterThan(0);
    expect(given.filter((name) => lost.includes(name) || name === 'onLongPress')).toEqual([]);
  });
});
