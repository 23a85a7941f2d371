import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import kept from '../../config/aria/kept.json';
import { filesIn, root, textOf } from './files';

/** What each template has, or React takes itself; `catchMove` chooses the template. */
const ALWAYS =
  /^(className|style|id|key|ref|children|role|nativeProps|onClick|catchMove|"?aria-?\w+"?|data-\w+)$/;

/** `{...props.host}`: its type names what may be in it. */
const SPREAD = '...';

/** As a page writes it: 'hoverClass', 'onLongTap'. */
const written = (attribute: string): string =>
  attribute.replace(/^bind/, 'on').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What this node gives to an element of this name, in JSX or as NutUI's built files write it. */
function given(node: ts.Node, element: string): readonly ts.Node[] {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
    return node.tagName.getText() === element ? node.attributes.properties : [];
  if (!ts.isCallExpression(node) || !/createElement$/.test(node.expression.getText())) return [];
  const [made, properties] = node.arguments;
  return made?.getText() === element && properties && ts.isObjectLiteralExpression(properties)
    ? properties.properties
    : [];
}

/** What this file calls Taro's element; '' if it does not use it. Our own Button has the same name. */
function localName(element: string, source: ts.SourceFile): string {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const named = statement.importClause?.namedBindings;
    if (!/@tarojs\/components/.test(statement.moduleSpecifier.getText()) || !named) continue;
    const imported = ts.isNamedImports(named) ? named.elements : [];
    const found = imported.find(({ name, propertyName }) => (propertyName ?? name).text === element);
    if (found) return found.name.text;
  }
  return '';
}

function givenTo(element: string, source: ts.SourceFile): string[] {
  const found: string[] = [];
  const name = localName(element, source);
  const visit = (node: ts.Node): void => {
    for (const one of given(node, name)) {
      if (ts.isJsxSpreadAttribute(one)) found.push(SPREAD);
      if (ts.isJsxAttribute(one) || ts.isPropertyAssignment(one)) found.push(one.name.getText());
    }
    ts.forEachChild(node, visit);
  };
  if (name !== '') visit(source);
  return found;
}

const parsed = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const ours = filesIn('src').filter((path) => path.endsWith('.tsx'));
const NUTUI = /@nutui\/nutui-react-taro\/dist\/es\/packages\/\w+/g;
const folders = new Set(ours.flatMap((path) => textOf(path).match(NUTUI) ?? []));
const theirs = [...folders].flatMap((folder) =>
  readdirSync(join(root, 'node_modules', folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `node_modules/${folder}/${name}`),
);
const sources = [...ours, ...theirs].map(parsed);

// The mini-program's templates have no other attributes (config/aria): what a page gave would do nothing there, and nothing would say so.
it.each(Object.entries(kept))('%s is given only what its template keeps', (element, attributes) => {
  const all = new Set(sources.flatMap((source) => givenTo(element, source)));
  const names = attributes.map(written);
  expect([...all].filter((name) => name !== SPREAD && !ALWAYS.test(name) && !names.includes(name))).toEqual(
    [],
  );
  expect(names.length === 0 || [SPREAD, ...names].some((name) => all.has(name))).toBe(true);
  expect(theirs).not.toEqual([]);
});
