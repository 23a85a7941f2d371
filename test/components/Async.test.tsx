/** @jest-environment jest-fixed-jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Async } from '@/components/Async';
import { Resource } from '@/model/resource';

afterEach(cleanup);

const failure = Object.assign(new Error('网络开小差了，请稍后再试'), { kind: 'network', traceNo: 'T1' });

it('shows the skeleton, the failure with its number, the content, and keeps the content after a failed refresh', async () => {
  const answers = [Promise.reject(failure), Promise.resolve('两张卡'), Promise.reject(failure)];
  answers.forEach((answer) => answer.catch(() => undefined));
  const resource = new Resource<string>(() => answers.shift() ?? Promise.reject(failure));
  render(<Async resource={resource}>{(value) => <div>{value}</div>}</Async>);
  expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();

  await act(() => resource.load());
  expect(screen.getByText(failure.message)).toBeTruthy();
  expect(screen.getByText('问题编号 T1')).toBeTruthy();

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重新加载' })));
  expect(screen.getByText('两张卡')).toBeTruthy();
  expect(screen.queryByText(failure.message)).toBeNull();

  await act(() => resource.load());
  expect(screen.getByText('两张卡')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain(failure.message);
});

it('of a part of a page fails in one line, with a retry button', async () => {
  const answers = [Promise.reject(failure), Promise.resolve('两张卡')];
  answers.forEach((answer) => answer.catch(() => undefined));
  const resource = new Resource<string>(() => answers.shift() ?? Promise.reject(failure));
  render(
    <Async resource={resource} part>
      {(value) => <div>{value}</div>}
    </Async>,
  );
  await act(() => resource.load());
  expect(screen.getByText(failure.message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull();
  await act(async () => void fireEvent.click(screen.getByText('重试')));
  expect(screen.getByText('两张卡')).toBeTruthy();
});
