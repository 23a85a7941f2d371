// The page for a browser that cannot run the app (index.html checks): only ES5, and no code of the app.
(function () {
  var phone = '%SERVICE_PHONE%';

  function add(parent, tag, text) {
    var element = document.createElement(tag);
    if (text) element.appendChild(document.createTextNode(text));
    return parent.appendChild(element);
  }

  function copy(field, button) {
    field.focus();
    field.select();
    // Without this iOS selects nothing in the field.
    field.setSelectionRange(0, field.value.length);
    var copied = false;
    try {
      copied = document.execCommand('copy');
    } catch (error) {
      // If that fails, the link stays selected, and the button says what to do.
    }
    button.firstChild.nodeValue = copied ? '链接已复制' : '请长按上面的链接复制';
  }

  var page = document.createElement('div');
  page.className = 'boot';
  page.style.margin = '15vh auto 0';
  page.setAttribute('role', 'alert');
  add(page, 'h1', '当前浏览器版本过低').style.fontSize = '20px';
  add(page, 'p', '这个浏览器打不开本页面。请选一种办法：');
  var list = add(page, 'ol');
  list.style.textAlign = 'left';
  list.style.paddingLeft = '20px';
  add(list, 'li', '更新手机系统，或在应用商店更新这个浏览器');
  add(list, 'li', '在微信里打开：把链接发给“文件传输助手”，再点开');
  add(list, 'li', '复制链接，换一个浏览器打开');
  var field = add(page, 'input');
  field.readOnly = true;
  field.value = location.href;
  field.setAttribute('aria-label', '本页链接');
  field.style.width = '100%';
  field.style.marginBottom = '16px';
  var button = add(page, 'a', '复制链接');
  button.href = '#';
  button.setAttribute('role', 'button');
  button.onclick = function () {
    copy(field, button);
    return false;
  };
  var call = add(add(page, 'p'), 'a', '拨打客服电话 ' + phone);
  call.href = 'tel:' + phone;
  call.style.whiteSpace = 'nowrap';
  document.body.insertBefore(page, document.body.firstChild);
})();
