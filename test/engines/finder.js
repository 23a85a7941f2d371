/* global window, document, location, getComputedStyle, HTMLInputElement, TestingLibraryDom */
// Runs in the page of the oldest browser as it stands, after DOM Testing Library: what a person sees and can touch, by role, label and text.
(function () {
  const seen = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  /** The last element in the document lies on top: dialogs and the newest page are appended. */
  const top = (elements) => elements.filter(seen).pop() || null;
  /** A page that slides in: a slow machine draws few steps of it, and two looks may find it at the same place. */
  const moves = (element) =>
    'getAnimations' in document &&
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect.target.contains(element));
  const matcher = ({ exact, source, flags }) => (source === undefined ? exact : new RegExp(source, flags));
  const byRole = (within, role, name) => top(TestingLibraryDom.queryAllByRole(within, role, { name }));
  const text = () => document.body.innerText.replace(/[^\S\n]+/g, ' ');

  const wanted = {
    role: ({ role, name }) => byRole(document.body, role, matcher(name)),
    text: ({ text }) => top(TestingLibraryDom.queryAllByText(document.body, matcher(text))),
    field: ({ label }) =>
      top(
        TestingLibraryDom.queryAllByLabelText(document.body, matcher(label), { selector: 'input, textarea' }),
      ),
    choice: ({ group, option }) => {
      const found = byRole(document.body, 'radiogroup', group);
      return found && byRole(found, 'radio', option);
    },
  };

  const finder = {
    errors: [],
    picked: null,
    path: () => location.hash.slice(1).split('?')[0],
    text,
    /** The text, once nothing on the screen is still loading. */
    calm: () => (Array.from(document.querySelectorAll('[aria-busy=true]')).some(seen) ? '' : text().trim()),
    /** Whether the text is part of what is to be seen. */
    sees: (what) => {
      const pattern = matcher(what);
      return typeof pattern === 'string' ? text().includes(pattern) : pattern.test(text());
    },
    reveals: (what) => {
      const element = wanted.text({ text: what });
      if (element) element.scrollIntoView({ block: 'center' });
      return element !== null;
    },
    has: (what) => wanted[what.by](what) !== null,
    /** Where to tap; as long as it is not there, or something lies over it, the reason. */
    place: (what) => {
      const element = wanted[what.by](what);
      if (!element) return 'it is not there';
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      if (moves(element)) return 'it moves';
      const hit = document.elementFromPoint(point.x, point.y);
      if (hit && (element.contains(hit) || hit.contains(element))) return point;
      return `${hit ? hit.outerHTML.slice(0, 200) : 'nothing'} lies over it`;
    },
    value: (what) => wanted[what.by](what).value,
    focused: (what) => wanted[what.by](what) === document.activeElement,
    /** Makes the field ready to be typed into: all that it holds is replaced. */
    select: (what) => {
      const element = wanted[what.by](what);
      if (!element) return false;
      element.focus();
      element.select();
      return document.activeElement === element;
    },
    /** Writes what has no key, as an input method does. */
    write: (what, text) => {
      const element = wanted[what.by](what);
      const kind = Object.getPrototypeOf(element);
      Object.getOwnPropertyDescriptor(kind, 'value').set.call(element, text);
      element.dispatchEvent(new window.Event('input', { bubbles: true }));
    },
    takeErrors: () => finder.errors.splice(0),
  };
  window.finder = finder;
  // No window of the system opens: the test hands the file in itself.
  const click = HTMLInputElement.prototype.click;
  HTMLInputElement.prototype.click = function () {
    if (this.type === 'file') finder.picked = this;
    else click.call(this);
  };
  window.addEventListener('error', ({ message }) => finder.errors.push(String(message)));
  window.addEventListener('unhandledrejection', ({ reason }) => finder.errors.push(String(reason)));
})();
