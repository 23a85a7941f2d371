/** An element with properties and children; text is always text, never HTML. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined) continue;
    if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== null));
  return element;
}

export const byId = (id) => document.getElementById(id);

/** Puts children in place of those before, unless nothing changed: what is being read must not jump. */
export function fill(element, key, children) {
  if (element.dataset.key === key) return;
  element.dataset.key = key;
  element.replaceChildren(...children);
}

export const empty = (text) => h('p', { className: 'empty' }, text);

/** A table from headings ({text, num}) and rows of texts. */
export function table(columns, rows) {
  const kind = (index) => (columns[index].num ? 'num' : '');
  return h(
    'div',
    { className: 'table-wrap' },
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          columns.map(({ text }, i) => h('th', { className: kind(i), scope: 'col' }, text)),
        ),
      ),
      h(
        'tbody',
        {},
        rows.map((row) =>
          h(
            'tr',
            {},
            row.map((cell, i) => h('td', { className: kind(i) }, cell)),
          ),
        ),
      ),
    ),
  );
}
