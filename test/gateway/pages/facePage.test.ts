/** @jest-environment jest-fixed-jsdom */
import { renderFacePage } from '../../../gateway/pages/facePage';

const open = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the face page', () => {
  it('lets the person choose and posts the choice with the token', () => {
    const page = open(
      renderFacePage({ token: 'abc', subject: '林**', returnUrl: '/callback/x.html', nonce: 'n' }),
    );
    const form = page.querySelector('form');
    expect(form?.method).toBe('post');
    expect(form?.getAttribute('action')).toBe('/sandbox/face/decide');
    expect(form?.querySelector<HTMLInputElement>('input[name=token]')?.value).toBe('abc');
    const buttons = Array.from(page.querySelectorAll('button'), ({ name, value, textContent }) => [
      name,
      value,
      textContent,
    ]);
    expect(buttons).toEqual([
      ['outcome', 'passed', '通过检测'],
      ['outcome', 'failed', '未通过'],
      ['outcome', 'cancelled', '取消'],
    ]);
    expect(page.documentElement.lang).toBe('zh-CN');
    expect(page.querySelectorAll('script')).toHaveLength(0);
  });

  it('shows any given text as plain text', () => {
    const evil = `"><script>alert(1)</script><img src=x onerror='alert(2)'></style>`;
    const page = open(renderFacePage({ token: evil, subject: evil, returnUrl: evil, nonce: evil }));
    expect(page.querySelectorAll('script, img')).toHaveLength(0);
    expect(page.querySelector<HTMLInputElement>('input[name=token]')?.value).toBe(evil);
    expect(page.querySelector('h1 + p')?.textContent).toBe(evil);
    expect(page.querySelector('style')?.getAttribute('nonce')).toBe(evil);
  });
});
