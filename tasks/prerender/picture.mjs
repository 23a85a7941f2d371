const KEPT = new Set([
  'class',
  'style',
  'role',
  'aria-label',
  'aria-level',
  'aria-hidden',
  'alt',
  'src',
  'href',
]);
/** `taro-view-core` would become a real element of Taro, and the router would find a class `taro_page`. */
export const LIVING = /taro(?=[-_])/g;

/** Names that mean nothing to Taro. */
export const still = (text) => text.replace(LIVING, 'still');

function asLink(document, element, address) {
  const link = document.createElement('a');
  link.className = element.className;
  link.setAttribute('href', address);
  link.append(...element.childNodes);
  element.replaceWith(link);
}

/**
 * The content of the window as plain HTML: the main button and the tabs are links. `button`: address of the page that the main button
 * opens.
 */
export function pictureOf(window, { button }) {
  const { document } = window;
  const tabs = window.__taroAppConfig.tabBar.list.map(({ pagePath }) => `#/${pagePath}`);
  const picture = document.querySelector('.taro-tabbar__container').cloneNode(true);
  const comments = document.createTreeWalker(picture, window.NodeFilter.SHOW_COMMENT);
  const found = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  found.forEach((comment) => comment.remove());
  asLink(document, picture.querySelector('.yl-hero [role="button"]'), button);
  picture.querySelectorAll('.weui-tabbar a').forEach((tab, index) => tab.setAttribute('href', tabs[index]));
  for (const element of [picture, ...picture.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames()) if (!KEPT.has(name)) element.removeAttribute(name);
  }
  return still(picture.outerHTML);
}
