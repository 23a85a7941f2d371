import ts from 'typescript';
import { filesIn, textOf } from '../../../architecture/files';
import type { Text } from '../sentences';
import { isTextModule } from './pages';

/** Replaces each value of a template string. */
const BLANK = '…';

/** The words of one node: a text, or one with blanks. */
function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.trim();
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(BLANK);
}

function textsIn(path: string): Text[] {
  const found: Text[] = [];
  const look = (node: ts.Node): void => {
    const text = wordsOf(node);
    if (text !== undefined && /\p{Script=Han}/u.test(text))
      found.push({ place: path.replace('src/', ''), text });
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** Words within views and models, which nothing makes before the page is drawn: read from their syntax. */
export const markupTexts = (): Text[] =>
  filesIn('src')
    .filter((path) => /\.tsx?$/.test(path) && !isTextModule(path) && !path.startsWith('src/pages/test/'))
    .flatMap(textsIn);
