// Goes from a web view back into the mini-program around it, with WeChat's own script.
window.toMini = function (back) {
  var go = document.getElementById('go');
  var data = { kind: back.data.id === 'bizToken' ? 'face' : 'card', nonce: back.data.query.nonce };
  data[back.data.id] = back.data.query[back.data.id];
  if (back.data.query.sign) {
    data.result = back.data.query.result;
    data.sign = back.data.query.sign;
  }

  function byHand() {
    back.say(back.noun + '已结束', '没有自动返回，请点左上角的返回键回到小程序，再继续。', '再试一次', '#');
    go.onclick = function () {
      load();
      return false;
    };
  }
  function leave() {
    var mini = window.wx && window.wx.miniProgram;
    if (!mini) return byHand();
    mini.getEnv(function (env) {
      if (!env.miniprogram) return byHand();
      // A message in addition to the redirect: it arrives when this web view is closed.
      mini.postMessage({ data: data });
      mini.redirectTo({
        url: back.url,
        fail: function () {
          mini.navigateTo({ url: back.url, fail: byHand });
        },
      });
    });
  }
  function load() {
    if (window.wx && window.wx.miniProgram) return leave();
    var script = document.createElement('script');
    script.src = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
    script.onload = leave;
    script.onerror = byHand;
    document.head.appendChild(script);
  }
  go.hidden = true;
  setTimeout(byHand, 6000);
  load();
};
