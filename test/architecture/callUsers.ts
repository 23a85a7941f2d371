import ts from 'typescript';

const ofContract = (from: ts.Expression): boolean => /^['"]@\/contract(\/|['"])/.test(from.getText());

/** What this file calls the areas of calls that it imports: the local name, and the area's own. */
function areasIn(source: ts.SourceFile): ReadonlyMap<string, string> {
  const areas = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ofContract(statement.moduleSpecifier)) continue;
    const named = statement.importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named) || statement.importClause?.isTypeOnly) continue;
    for (const { name, propertyName } of named.elements)
      if (/Calls$/.test((propertyName ?? name).text)) areas.set(name.text, (propertyName ?? name).text);
  }
  return areas;
}

/** `area.name`, `area['name']`, or each of `const { name, other: own } = area`. */
function namesAt(node: ts.Identifier): readonly string[] {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node ? [parent.name.text] : [];
  if (ts.isElementAccessExpression(parent))
    return ts.isStringLiteral(parent.argumentExpression) ? [parent.argumentExpression.text] : [];
  if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) return [];
  return parent.name.elements.map(({ name, propertyName }) => (propertyName ?? name).getText());
}

/** 'area.name' of each call whose definition a file takes as a value. Words in a comment, a text or a type are no use. */
export function callsUsedIn(path: string, text: string): ReadonlySet<string> {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const areas = areasIn(source);
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    const area = ts.isIdentifier(node) ? areas.get(node.text) : undefined;
    if (area !== undefined) for (const name of namesAt(node as ts.Identifier)) used.add(`${area}.${name}`);
    ts.forEachChild(node, visit);
  };
  if (areas.size > 0) visit(source);
  return used;
}
