import postcss from 'postcss';

/** States that a picture does not have. */
const TOUCHED = /:(hover|active|focus|focus-visible|focus-within|disabled)\b/;
const PSEUDO_ELEMENT = /::?(before|after|placeholder|-webkit-[\w-]+|-moz-[\w-]+)/g;
const VARIABLE = /var\((--[\w-]+)/g;

function matches(document, selector) {
  if (TOUCHED.test(selector)) return false;
  try {
    return document.querySelector(selector.replace(PSEUDO_ELEMENT, '') || '*') !== null;
  } catch {
    // A selector that jsdom does not know: keep the rule, one too many does no harm.
    return true;
  }
}

/** Drops custom properties that no rule reads. */
function dropUnread(root) {
  for (let dropped = true; dropped;) {
    dropped = false;
    const read = new Set(Array.from(root.toString().matchAll(VARIABLE), ([, name]) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
}

/**
 * The rules of `css` that match an element of the document, as text; with `only`, just those whose selector matches it. Animations and fonts are left
 * out.
 */
export function rulesOf(document, css, only = /./) {
  const root = postcss.parse(css);
  root.walkAtRules(/^(-webkit-)?(keyframes|font-face|charset)$/, (rule) => rule.remove());
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => only.test(selector) && matches(document, selector));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  root.walkDecls(/^(-webkit-)?animation/, (declaration) => declaration.remove());
  root.walkComments((comment) => comment.remove());
  dropUnread(root);
  const removeEmpty = (node) => {
    if (node.nodes?.length === 0) node.remove();
  };
  root.walkRules(removeEmpty);
  root.walkAtRules(removeEmpty);
  return root.toString();
}
