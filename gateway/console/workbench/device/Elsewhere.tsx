import { useState } from 'react';
import type { OpenedState } from '../../api/states';
import { usePerson } from '../core/address';
import { post } from '../core/json';
import { ActButton } from '../parts/Button';
import { Hint } from '../parts/show';
import { currentPage } from './frame';

const Code = ({ text, label }: { readonly text: string; readonly label: string }) => (
  <figure>
    <img
      alt={`${label}的二维码`}
      width={132}
      height={132}
      src={`/sandbox/api/states/qr?text=${encodeURIComponent(text)}`}
    />
    <figcaption>{label}</figcaption>
  </figure>
);

/** The same page for the same person on another device: a link for one login, its codes, and the path of the mini-program. */
export function Elsewhere() {
  const phone = usePerson();
  const [made, setMade] = useState<OpenedState>();
  const work = async () => {
    const page = currentPage() || 'pages/home/index';
    const [path = '', query = ''] = page.split('?');
    const visitor = { phone: '', page, query: `#/${page}`, program: { path, query } } as OpenedState;
    setMade(phone === '' ? visitor : await post<OpenedState>('states/open', { phone, page }));
  };
  const address = made === undefined ? '' : new URL(`/${made.query}`, location.origin).href;
  const program = made === undefined ? '' : [made.program.path, made.program.query].filter(Boolean).join('?');
  return (
    <details className="elsewhere">
      <summary>在别处打开这一页</summary>
      <ActButton work={work}>生成链接和二维码</ActButton>
      {made !== undefined && (
        <>
          <p>
            <a href={address} target="_blank" rel="noopener">
              在新窗口打开
            </a>{' '}
            <span className="num">{made.phone}</span>
          </p>
          <div className="row">
            <Code text={address} label="浏览器地址" />
            <Code text={program} label="小程序路径" />
          </div>
          <p className="mono">{program}</p>
          <Hint>链接半小时内有效，只能登录一次；应用会先问是否登录。</Hint>
        </>
      )}
    </details>
  );
}
