// @ts-check
/**
 * An element with properties and children; text is always text, never HTML.
 *
 * @param {string} tag
 * @param {Record<string, unknown>} props
 * @param {any[]} children
 */
export function h(tag, props = {}, ...children) {
  /** @type {any} */
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined) continue;
    if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== null));
  return element;
}

/**
 * An element of the page.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no ${id}`);
  return element;
}

/**
 * An input of the page that belongs to no form, or an output.
 *
 * @param {string} id
 */
export const inputById = (id) => /** @type {HTMLInputElement} */ (byId(id));

/**
 * A form of the page.
 *
 * @param {string} id
 */
export const formById = (id) => /** @type {HTMLFormElement} */ (byId(id));

/**
 * The inputs of a form by their names.
 *
 * @param {HTMLFormElement} form
 */
export const fieldsOf = (form) =>
  /** @type {Record<string, HTMLInputElement>} */ (/** @type {unknown} */ (form.elements));

/**
 * The button that sends a form.
 *
 * @param {HTMLFormElement} form
 */
export const buttonOf = (form) => /** @type {HTMLButtonElement} */ (form.querySelector('button'));

const nameOf = (element) => element.ariaLabel || element.textContent;

/**
 * Replaces the children with `next` unless somebody types in one that would go: then the next refresh does it. The focus of a keyboard
 * stays on the control of the same name. Children that stay are not touched. False if it has to wait.
 *
 * @param {HTMLElement} element
 * @param {HTMLElement[]} next
 */
function replace(element, next) {
  const at = document.activeElement;
  const held =
    at !== null && at !== element && element.contains(at) && !next.some((child) => child.contains(at));
  if (held && at.matches('input, textarea')) return false;
  const name = held ? nameOf(at) : '';
  for (const child of [...element.children])
    if (!next.includes(/** @type {HTMLElement} */ (child))) child.remove();
  next.forEach((child, index) => {
    if (element.children[index] !== child) element.insertBefore(child, element.children[index] ?? null);
  });
  if (name === '') return true;
  const controls = /** @type {NodeListOf<HTMLElement>} */ (
    element.querySelectorAll('a[href], button, summary')
  );
  [...controls].find((control) => nameOf(control) === name)?.focus();
  return true;
}

/** Replaces the children, unless `key` is unchanged: text that a person is reading must not jump. */
export function fill(element, key, children) {
  if (element.dataset.key !== key && replace(element, children)) element.dataset.key = key;
}

/** Shows a list. An item that has not changed keeps its element, and with it what somebody has typed there. */
export function fillList(element, list, draw, none) {
  const before = new Map([...element.children].map((child) => [child.dataset.key, child]));
  const drawn = (key, make) => {
    const child = before.get(key) ?? make();
    before.delete(key);
    child.dataset.key = key;
    return child;
  };
  const items = list.map((item) => drawn(JSON.stringify(item), () => draw(item)));
  replace(element, items.length === 0 ? [drawn('', () => empty(none))] : items);
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
