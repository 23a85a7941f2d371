/** @jest-environment jest-fixed-jsdom */
import { renderBankPage } from '../../../gateway/pages/bankPage';

const open = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the page of the sandbox’s bank', () => {
  it('lets the person choose and posts the choice with the token', () => {
    const page = open(
      renderBankPage({
        token: 'abc',
        bankName: '中国建设银行',
        subject: '林**',
        tail: '1234',
        lender: '云岭消费金融有限公司',
        returnUrl: '/callback/x.html',
        nonce: 'n',
      }),
    );
    const form = page.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/sandbox/bank/decide']);
    expect(form?.querySelector<HTMLInputElement>('input[name=token]')?.value).toBe('abc');
    expect(
      Array.from(page.querySelectorAll('button'), ({ value, textContent }) => [value, textContent]),
    ).toEqual([
      ['agreed', '同意绑定'],
      ['refused', '不同意'],
      ['failed', '模拟银行拒绝'],
    ]);
    expect(page.body.textContent).toContain('沙箱');
    expect(page.querySelectorAll('script')).toHaveLength(0);
  });

  it('shows any given text as plain text', () => {
    const evil = `"><script>alert(1)</script><img src=x onerror='alert(2)'></style>`;
    const facts = { bankName: evil, subject: evil, tail: evil, lender: evil, returnUrl: evil };
    const page = open(renderBankPage({ token: evil, nonce: evil, ...facts }));
    expect(page.querySelectorAll('script, img')).toHaveLength(0);
    expect(page.querySelector<HTMLInputElement>('input[name=token]')?.value).toBe(evil);
  });
});
