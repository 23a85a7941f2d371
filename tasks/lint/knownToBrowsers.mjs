import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createSupport } from './support.mjs';

const require = createRequire(import.meta.url);
const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const support = createSupport(require('@mdn/browser-compat-data'), browserslist);

/** Declared by the library that TypeScript ships with: part of the platform. */
const isOfPlatform = (symbol) =>
  (symbol?.declarations ?? []).some((declaration) =>
    /[\\/]typescript[\\/]lib[\\/]lib\.[^\\/]+\.d\.ts$/.test(declaration.getSourceFile().fileName),
  );

/** MDN's name of a type: `ObjectConstructor` is Object, `ReadonlyArray` Array. */
const plain = (name) => name.replace(/(?<=.)Constructor$|^Readonly(?=Array|Map|Set)/, '');

/** Names of a type and of all types that it extends: HTMLElement, Element, Node … */
function familyOf(type, checker, names = new Set()) {
  for (const part of type.isUnionOrIntersection() ? type.types : [checker.getApparentType(type)]) {
    const name = part.symbol && plain(part.symbol.name);
    if (name === undefined || names.has(name)) continue;
    names.add(name);
    const declared = [part, part.target].find((each) => each?.isClassOrInterface());
    for (const base of declared ? checker.getBaseTypes(declared) : []) familyOf(base, checker, names);
  }
  return names;
}

/** A check whether the platform has it, or a value that an older browser ignores: this is not a use. */
function isHarmless(node) {
  const { parent } = node;
  if (parent.type === 'UnaryExpression') return ['typeof', '!'].includes(parent.operator);
  if (parent.type === 'LogicalExpression' || parent.type === 'AssignmentExpression')
    return parent.left === node;
  if (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') return parent.test === node;
  if (parent.type === 'BinaryExpression') return /^[!=]==?$/.test(parent.operator);
  return parent.optional === true && (parent.object ?? parent.callee) === node;
}

/** Whether a catch handles what this throws. */
function isCaught(node) {
  for (let child = node; child.parent && !/Function/.test(child.type); child = child.parent) {
    const { type, handler, block } = child.parent;
    if (type === 'TryStatement' && handler && block === child) return true;
  }
  return false;
}

/** Finds features that only browsers newer than package.json's browserslist have; `polyfilled` names the features of src/appShell/polyfills.ts. */
export const knownToBrowsers = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { polyfilled: { type: 'array', items: { type: 'string' } } } }],
    messages: { newer: '{{name}} is missing in {{where}} (browserslist in package.json).' },
  },
  create(context) {
    const [{ polyfilled = [] } = {}] = context.options;
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    function judge(node, name, where) {
      if (where === '' || polyfilled.includes(name) || isHarmless(node) || isCaught(node)) return;
      context.report({ node, messageId: 'newer', data: { name, where } });
    }
    return {
      MemberExpression(node) {
        const { object, property, computed } = node;
        if (computed || !isOfPlatform(services.getSymbolAtLocation(property))) return;
        const family = [...familyOf(services.getTypeAtLocation(object), checker)];
        // The type of `AbortSignal` in `AbortSignal.timeout` has no name.
        const names = family[0] === '__type' ? [object.name, ...family] : family;
        judge(node, `${names[0]}.${property.name}`, support.ofMember(names, property.name));
      },
      'Program:exit'(program) {
        const { through, variables } = context.sourceCode.getScope(program);
        const ofLibrary = variables.filter(({ defs }) => defs.length === 0);
        const global = [...through, ...ofLibrary.flatMap(({ references }) => references)];
        for (const { identifier } of global)
          if (!/^TS/.test(identifier.parent.type) && isOfPlatform(services.getSymbolAtLocation(identifier)))
            judge(identifier, identifier.name, support.ofGlobal(identifier.name));
      },
    };
  },
};
