// Leads a person back from a partner's page. The attributes of the script configure each callback page:
// data-id, data-pages: the key it needs beside the nonce; scene:page:where the app keeps the nonce[:words] (the first if no scene is given)
// data-next: our page that continues; data-own: only our own pages lead here; data-again: may be used more than once
(function () {
  var page = document.currentScript.dataset;
  var id = page.id;
  var go = document.getElementById('go');
  var inside = window.__wxjs_environment === 'miniprogram' || /miniProgram/i.test(navigator.userAgent);
  var query = {};

  function say(title, text, words, href) {
    document.getElementById('title').textContent = title;
    document.getElementById('text').textContent = text;
    // Inside a mini-program the person continues with its own back key.
    go.hidden = inside && !href;
    if (words) go.textContent = words;
    if (href) go.href = href;
  }
  // The value of a name that occurs once; '' if it is absent; null if it occurs twice or its value is no plain key.
  function only(name) {
    var found = location.search.slice(1).split('&').filter(function (pair) {
      return pair.split('=')[0] === name;
    });
    var value = found.length ? found[0].slice(name.length + 1) : '';
    return found.length < 2 && (!found.length || /^[\w-]{1,64}$/.test(value)) ? value : null;
  }
  var sound = [id, 'nonce', 'terminal', 'scene', 'result', 'sign'].every(function (name, at) {
    query[name] = only(name);
    return query[name] || (at > 2 && query[name] === '');
  });
  var way = page.pages.split(' ').map(function (one) {
    return one.split(':');
  }).filter(function (one, at) {
    return query.scene ? one[0] === query.scene : !at;
  })[0];
  var again = '请从“' + ((way && way[3]) || page.from) + '”重新开始' + page.noun + '。';
  var foreign = page.own && !inside && document.referrer && document.referrer.indexOf(location.origin + '/') !== 0;
  if (!sound || !way || !/^(h5|weapp)$/.test(query.terminal) || foreign) {
    return say('没有可以返回的' + page.noun, '这个链接不完整或已失效，' + again);
  }
  var search = '?' + [id, 'nonce', query.sign && 'result', 'sign', page.next && 'terminal', page.next && 'scene']
    .filter(function (name) {
      return query[name];
    }).map(function (name) {
      return name + '=' + query[name];
    }).join('&');
  var h5 = query.terminal === 'h5' && go.getAttribute('href') + way[1].slice(1);

  // Whether the app stored this nonce, on this origin, when it sent the person to the partner.
  function isKept() {
    try {
      var place = way[2].split('.');
      var kept = JSON.parse(localStorage.getItem('yunling')).drafts[place[0]];
      return kept[place[1]] === query.nonce && kept[id] === query[id];
    } catch (nothing) {
      return false;
    }
  }
  // True once for each nonce and page.
  function first() {
    try {
      var name = 'returned:' + location.pathname;
      if (localStorage.getItem(name) === query.nonce) return !!page.again;
      localStorage.setItem(name, query.nonce);
    } catch (nothing) {}
    return true;
  }
  if (h5 && window.top !== window) {
    go.target = '_top';
    return say('请直接打开这个页面', '它被放在了别的网页里，为了您的安全没有继续。');
  }
  if (h5 && !isKept()) {
    return say('请回到开始的地方', '这次' + page.noun + '不是在这个浏览器里开始的，或者已经办完。没有办完，' + again);
  }
  if (!first()) return say('结果已经带回过了', '每次结果只用一次，请回到原来的页面查看。', '查看', h5);
  var target = page.next || h5;
  if (target) {
    say('正在继续', '没有自动继续时，请点下面的按钮。', '继续', target + search);
    return location.replace(target + search);
  }
  if (!inside) return say('请在微信里继续', '这次' + page.noun + '是在小程序里开始的，请回到小程序再继续。');
  window.toMini({ say: say, url: way[1] + search, noun: page.noun, data: { id: id, query: query } });
})();
