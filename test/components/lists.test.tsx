/** @jest-environment jest-fixed-jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { useState } from 'react';
import { Collapse } from '@/components/Collapse';
import { ListEnd } from '@/components/ListEnd';
import { PullToRefresh } from '@/components/PullToRefresh';
import { SearchBar } from '@/components/SearchBar';
import { Uploads, type Upload } from '@/components/Uploads';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroForNutui: object }>('./taro').taroForNutui);

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

it('a part opens by a tap anywhere on its line and by the keyboard; closed, it cannot be reached', () => {
  const { container } = render(<Collapse items={[{ key: 'a', title: '怎样还款？', content: '选择借款' }]} />);
  const open = () => button('怎样还款？').getAttribute('aria-expanded');
  const hidden = () => container.querySelector('.yl-collapse__content--folded') !== null;
  expect([open(), hidden()]).toEqual(['false', true]);
  fireEvent.click(button('怎样还款？'));
  expect([open(), hidden()]).toEqual(['true', false]);
  fireEvent.click(container.querySelector('.nut-collapse-item-header') as Element);
  expect(open()).toBe('false');
  fireEvent.keyDown(button('怎样还款？'), { key: 'Enter' });
  expect(open()).toBe('true');
});

function Search({ onSearch }: { readonly onSearch: (value: string) => void }) {
  const [value, setValue] = useState('');
  return <SearchBar label="搜索问题" value={value} onChange={setValue} onSearch={onSearch} />;
}

it('a search field has a name, and a cross while it has text', () => {
  render(<Search onSearch={() => undefined} />);
  const input = screen.getByLabelText<HTMLInputElement>('搜索问题');
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
  fireEvent.change(input, { target: { value: '还款' } });
  expect(input.value).toBe('还款');
  fireEvent.click(button('清空'));
  expect(input.value).toBe('');
});

it('pictures: progress of each, retry after a failure, removal, and no more than allowed', () => {
  const [onAdd, onRetry, onDelete] = [jest.fn(), jest.fn(), jest.fn()];
  const { rerender } = render(
    <Uploads
      label="凭证"
      most={3}
      items={[
        { key: 'a', picture: 'a.png', state: 'uploading', percent: 40 },
        { key: 'b', picture: 'b.png', state: 'failed' },
      ]}
      {...{ onAdd, onRetry, onDelete }}
    />,
  );
  expect(screen.getByRole('progressbar', { name: '凭证 1，正在上传' }).getAttribute('aria-valuenow')).toBe(
    '40',
  );
  fireEvent.click(button('凭证 2，上传失败，重试'));
  fireEvent.click(button('删除凭证 1'));
  fireEvent.click(button('添加凭证'));
  expect([onRetry.mock.calls, onDelete.mock.calls, onAdd.mock.calls.length]).toEqual([[['b']], [['a']], 1]);
  rerender(
    <Uploads
      label="凭证"
      most={1}
      items={[{ key: 'a', picture: 'a.png', state: 'done' }]}
      {...{ onAdd, onRetry, onDelete }}
    />,
  );
  expect(screen.queryByRole('button', { name: '添加凭证' })).toBeNull();
  expect(screen.getByRole('img', { name: '凭证 1' })).toBeTruthy();
});

it('pictures of a model: one that is added, and what becomes of it, is seen without a new list', () => {
  const items = observable<Upload & { state: Upload['state'] }>([]);
  const none = () => undefined;
  render(<Uploads label="凭证" most={3} items={items} onAdd={none} onRetry={none} onDelete={none} />);
  act(() => {
    runInAction(() => items.push({ key: 'a', picture: 'a.png', state: 'uploading', percent: 0 }));
  });
  expect(screen.getByRole('progressbar', { name: '凭证 1，正在上传' })).toBeTruthy();
  act(() => {
    runInAction(() => Object.assign(items[0] ?? {}, { state: 'failed' }));
  });
  expect(button('凭证 1，上传失败，重试')).toBeTruthy();
});

it.each([
  ['more', '查看更多'],
  ['failed', '重试'],
] as const)('the end of a list that is %s loads the next part', (state, name) => {
  const onMore = jest.fn();
  render(<ListEnd state={state} onMore={onMore} />);
  fireEvent.click(button(name));
  expect(onMore).toHaveBeenCalledTimes(1);
});

it('the end of a list says that it loads, and that it is the end', () => {
  const { rerender } = render(<ListEnd state="loading" onMore={() => undefined} />);
  expect(screen.getByRole('status').textContent).toBe('正在加载');
  rerender(<ListEnd state="end" onMore={() => undefined} end="共 3 笔" />);
  expect(screen.getByRole('status').textContent).toBe('共 3 笔');
});

it('a page is pulled only from its top, and says that it loads', async () => {
  const gates: (() => void)[] = [];
  const onRefresh = jest.fn(() => new Promise<void>((resolve) => gates.push(resolve)));
  const page = (scrollTop: number) => (
    <PullToRefresh onRefresh={onRefresh} scrollTop={scrollTop}>
      <p>内容</p>
    </PullToRefresh>
  );
  const pull = () => {
    const at = (clientY: number) => ({ touches: [{ clientX: 10, clientY }] });
    fireEvent.touchStart(screen.getByText('内容'), at(0));
    for (const y of [100, 200, 300, 400]) fireEvent.touchMove(screen.getByText('内容'), at(y));
    fireEvent.touchEnd(screen.getByText('内容'), at(400));
  };
  const { rerender } = render(page(120));
  pull();
  expect(onRefresh).not.toHaveBeenCalled();
  rerender(page(0));
  pull();
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('正在刷新');
  await act(async () => gates[0]?.());
  expect(screen.getByRole('status').textContent).toBe('已刷新');
});
