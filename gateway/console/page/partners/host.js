// @ts-check
/**
 * The sandbox's partner of channel 2-4-7: an app that shows the product in its own view and brings it a bridge, as web views do it: a global
 * `WebViewJavascriptBridge`, and an event on the document when it is there.
 */
const view = /** @type {HTMLIFrameElement} */ (document.getElementById('app'));
const state = /** @type {HTMLElement} */ (document.getElementById('state'));
const calls = /** @type {HTMLElement} */ (document.getElementById('calls'));

/** The handlers of this app, and what they answer. */
const HANDLERS = { getInfo: () => ({ app: 'sandbox-host' }), 'back-to-app': () => true };

function arrived(what) {
  const item = document.createElement('li');
  item.textContent = what;
  calls.append(item);
  const body = JSON.stringify({ partner: 'host', what });
  const headers = { 'content-type': 'application/json' };
  fetch('/sandbox/api/arrivals', { method: 'POST', headers, body }).catch(() => undefined);
}

const bridge = {
  init() {
    state.textContent = '页面已接上桥';
    arrived('init');
  },
  callHandler(name, _data, answered) {
    arrived(name);
    setTimeout(() => answered(HANDLERS[name]?.()));
    if (name !== 'back-to-app') return;
    state.textContent = '页面请求返回，合作方应用收起了它';
    view.hidden = true;
  },
};

view.addEventListener('load', () => {
  const page = /** @type {any} */ (view.contentWindow);
  page.WebViewJavascriptBridge = bridge;
  page.document.dispatchEvent(new page.Event('WebViewJavascriptBridgeReady'));
});
// What else is in the address goes on to the product: ?isFromApp=1
const query = new URLSearchParams(location.search);
query.set('s', 'ygd');
query.set('channel', '2-4-7');
view.src = `/?${query}`;
